import { contactSubjects } from '#content/contact-subjects.ts';
import { contactForm } from '#words/forms/contact-form.ts';
import { site } from '#content/site.ts';
import { sendMessage } from '#src/api/send-message.ts';
import { captchaToken, forgetCaptchaToken } from '#src/platform/captcha.ts';
import type { FieldRules, Values } from './text-rules.ts';

const { errors, fields: labels, limits, optional } = contactForm;

export type PageField = keyof typeof labels;

/** The form of the contact page (R3.2, R5.1). */
export const pageFields: FieldRules<PageField> = [
  {
    name: 'name',
    label: labels.name,
    kind: 'line',
    limit: limits.name,
    errors: errors.name,
    autoComplete: 'name',
  },
  { name: 'email', label: labels.email, kind: 'address', errors: errors.email, autoComplete: 'email' },
  {
    name: 'company',
    label: labels.company,
    kind: 'line',
    limit: limits.company,
    errors: errors.company,
    autoComplete: 'organization',
    note: optional,
  },
  { name: 'subject', label: labels.subject, kind: 'choice' },
  { name: 'message', label: labels.message, kind: 'lines', limit: limits.message, errors: errors.message },
];

/** The chosen subject, or the default one: no other text is sent. */
const subjectOf = (values: Values<PageField>) =>
  Object.values(contactSubjects).find((subject) => subject === values('subject')) ??
  contactSubjects['general-inquiry'];

/** Without a captcha token nothing was sent. */
export class CaptchaUnavailable extends Error {
  override readonly name = 'CaptchaUnavailable';
}

/**
 * Sends the form once, with a fresh captcha token (R7.4, R7.5).
 * @throws CaptchaUnavailable
 * @throws ApiError
 */
export async function sendPageMessage(values: Values<PageField>): Promise<void> {
  const reCaptchaToken = await captchaToken('submit_form').catch((error: unknown) => {
    throw new CaptchaUnavailable('The captcha is not available, so nothing was sent', { cause: error });
  });
  try {
    await sendMessage('contactUs', {
      name: values('name'),
      email: values('email'),
      userCompany: values('company'),
      subject: subjectOf(values),
      message: values('message'),
      reCaptchaToken,
    });
  } finally {
    forgetCaptchaToken();
  }
}

/** An email with the subject and the message; its line breaks are those of mail (RFC 6068). */
export function mailLink(values: Values<PageField>): string {
  const body = values('message').replaceAll(/\r\n?|\n/g, '\r\n');
  return `mailto:${site.email.general}?subject=${encodeURIComponent(subjectOf(values))}&body=${encodeURIComponent(body)}`;
}
