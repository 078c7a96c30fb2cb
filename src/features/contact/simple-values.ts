import { contactForm } from '#words/forms/contact-form.ts';
import { sendSimpleMessage } from '#src/api/send-message.ts';
import { captchaToken, forgetCaptchaToken } from '#src/platform/captcha.ts';
import { isBlank, textError } from './text-rules.ts';
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

/** One message for each bad field (R5.1). */
export function findErrors(values: FormValues, isAddress: boolean): FieldErrors<FieldName> {
  const { errors, limits } = contactForm;
  const emailError = isAddress ? undefined : errors.email.invalid;
  return {
    name: textError(values.name, limits.name, errors.name),
    email: isBlank(values.email) ? errors.email.missing : emailError,
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
export async function sendValues(values: FormValues): Promise<void> {
  const reCaptchaToken = await captchaToken('submit_form').catch((error: unknown) => {
    throw new CaptchaUnavailable('The captcha is not available, so nothing was sent', { cause: error });
  });
  try {
    await sendSimpleMessage({
      name: values.name.trim(),
      email: values.email.trim(),
      userCompany: values.company.trim(),
      subject: values.subject,
      message: values.message.trim(),
      reCaptchaToken,
    });
  } finally {
    forgetCaptchaToken();
  }
}
