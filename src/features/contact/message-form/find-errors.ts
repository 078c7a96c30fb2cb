import { messageForm } from '#content/forms/message-form.ts';
import { lengthOf } from '#src/lib/length-of.ts';
import { type Country, fullNumberOf, isPhoneNumber } from '#src/ui/phone-field/phone-number.ts';
import { type FieldErrors, type FieldName, limits, type MessageValues } from './message-values.ts';

/** One sign, then a host of two parts or more: what a mail server is asked for, and no more. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

const { errors: texts } = messageForm;

function textError(name: keyof typeof limits, value: string): string | undefined {
  if (value.trim() === '') return texts[name].missing;
  return lengthOf(value) > limits[name] ? texts[name].invalid : undefined;
}

function emailError(value: string): string | undefined {
  if (value.trim() === '') return texts.email.missing;
  return EMAIL.test(value.trim()) ? undefined : texts.email.invalid;
}

/**
 * Why the form cannot be sent: one message for each bad field, word for word (R5.5 to R5.9).
 * @param isRoleNeeded false where no roles could be loaded: the form can then be sent without one
 */
export function findErrors(
  values: MessageValues,
  countries: readonly Country[],
  isRoleNeeded: boolean,
): FieldErrors {
  const found: Readonly<Record<FieldName, string | undefined>> = {
    firstName: textError('firstName', values.firstName),
    lastName: textError('lastName', values.lastName),
    position: textError('position', values.position),
    company: textError('company', values.company),
    email: emailError(values.email),
    contactRole: isRoleNeeded && !values.contactRole ? texts.contactRole.missing : undefined,
    phone: isPhoneNumber(fullNumberOf(values.phone, countries)) ? undefined : texts.phone.invalid,
    message: textError('message', values.message),
  };
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error));
}
