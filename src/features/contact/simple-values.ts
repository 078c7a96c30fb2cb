import { contactSubjects } from '#content/contact-subjects.ts';
import { contactForm } from '#words/forms/contact-form.ts';
import { site } from '#content/site.ts';
import { sendSimpleMessage } from '#src/api/send-message.ts';
import { cleanAddress, oneLine, wellFormed } from '#src/lib/text/clean-text.ts';
import { captchaToken, forgetCaptchaToken } from '#src/platform/captcha.ts';
import { addressError, textError } from './text-rules.ts';
import type { FieldErrors } from './use-form.ts';

/** In the order of display. */
export const fieldNames = ['name', 'email', 'company', 'subject', 'message'] as const;

export type FieldName = (typeof fieldNames)[number];

/** The contact page's form as typed (R3.2). */
export type FormValues = Readonly<Record<FieldName, string>>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The controls keep their own text, so that text typed before hydration is not lost. */
export function controlOf(form: HTMLFormElement, name: FieldName): Control {
  const control = form.elements.namedItem(name);
  const isControl =
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement;
  if (!isControl) throw new Error(`The form has no field ${name}`);
  return control;
}

export function readValues(form: HTMLFormElement): FormValues {
  const value = (name: FieldName) => controlOf(form, name).value;
  return {
    name: value('name'),
    email: value('email'),
    company: value('company'),
    subject: value('subject'),
    message: value('message'),
  };
}

/** The subject with this text, or the default one: no other text is sent. */
const knownSubject = (text: string) =>
  Object.values(contactSubjects).find((subject) => subject === text) ?? contactSubjects['general-inquiry'];

/** The texts without the characters that nobody meant, as they are validated and sent. */
export const cleanValues = (values: FormValues): FormValues => ({
  name: oneLine(values.name),
  email: cleanAddress(values.email),
  company: oneLine(values.company),
  subject: knownSubject(values.subject),
  message: wellFormed(values.message).trim(),
});

/** One message for each bad field (R5.1). */
export function findErrors(typed: FormValues): FieldErrors<FieldName> {
  const { errors, limits } = contactForm;
  const values = cleanValues(typed);
  return {
    name: textError(values.name, limits.name, errors.name),
    email: addressError(values.email, errors.email),
    company: textError(values.company, limits.company, errors.company),
    message: textError(values.message, limits.message, errors.message),
  };
}

/** Without a captcha token nothing was sent. */
export class CaptchaUnavailable extends Error {
  override readonly name = 'CaptchaUnavailable';
}

/**
 * Sends the form once, with a fresh captcha token (R7.4, R7.5).
 * @throws CaptchaUnavailable
 * @throws ApiError
 */
export async function sendValues(typed: FormValues): Promise<void> {
  const { name, email, company, subject, message } = cleanValues(typed);
  const reCaptchaToken = await captchaToken('submit_form').catch((error: unknown) => {
    throw new CaptchaUnavailable('The captcha is not available, so nothing was sent', { cause: error });
  });
  try {
    await sendSimpleMessage({
      name,
      email,
      userCompany: company,
      subject,
      message,
      reCaptchaToken,
    });
  } finally {
    forgetCaptchaToken();
  }
}

/** An email with the subject and the message; its line breaks are those of mail (RFC 6068). */
export function mailLink(typed: FormValues): string {
  const { subject, message } = cleanValues(typed);
  const body = message.replaceAll(/\r\n?|\n/g, '\r\n');
  return `mailto:${site.email.general}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
