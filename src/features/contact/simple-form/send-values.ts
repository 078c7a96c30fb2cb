import { sendSimpleMessage } from '#src/api/send-message.ts';
import { captchaToken, forgetCaptchaToken } from '#src/platform/captcha.ts';
import type { FormValues } from './form-values.ts';

/** What became of a message. `unavailable`: there was no captcha, and nothing was sent. */
export type Outcome = 'sent' | 'failed' | 'unavailable';

/** Sends what was typed once, with a fresh token (spec section 7, contact-us). Never rejects. */
export async function sendValues(values: FormValues): Promise<Outcome> {
  let reCaptchaToken: string;
  try {
    reCaptchaToken = await captchaToken('submit_form');
  } catch (error) {
    console.error('The captcha is not available, so nothing was sent:', error);
    return 'unavailable';
  }
  try {
    await sendSimpleMessage({
      name: values.name.trim(),
      email: values.email.trim(),
      userCompany: values.company.trim(),
      subject: values.subject,
      message: values.message.trim(),
      reCaptchaToken,
    });
    return 'sent';
  } catch (error) {
    console.error('The message could not be sent:', error);
    return 'failed';
  } finally {
    forgetCaptchaToken();
  }
}
