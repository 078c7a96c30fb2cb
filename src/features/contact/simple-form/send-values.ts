import { sendSimpleMessage } from '#src/api/send-message.ts';
import { captchaToken, forgetCaptchaToken } from '#src/platform/captcha.ts';
import type { FormValues } from './form-values.ts';

export class NoCaptcha extends Error {
  override readonly name = 'NoCaptcha';
}

/**
 * Sends what was typed once, with a fresh token (R7.4, R7.5).
 * @throws NoCaptcha when there was no captcha, and so nothing was sent
 */
export async function sendValues(values: FormValues): Promise<void> {
  const reCaptchaToken = await captchaToken('submit_form').catch((error: unknown) => {
    throw new NoCaptcha('The captcha is not available, so nothing was sent', { cause: error });
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
