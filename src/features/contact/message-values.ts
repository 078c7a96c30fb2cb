import { messageForm } from '#words/forms/message-form.ts';
import type { ContactRole } from '#src/api/read-roles.ts';
import type { SpMessage } from '#src/api/send-message.ts';
import { cleanAddress, oneLine, wellFormed } from '#src/lib/text/clean-text.ts';
import { type Country, fullNumberOf, isPhoneNumber, withCountry } from '#src/ui/phone-field/phone-number.ts';
import { addressError, textError } from './text-rules.ts';
import type { FieldErrors } from './use-form.ts';

/** In the order of display. */
export const fieldNames = [
  'firstName',
  'lastName',
  'position',
  'company',
  'email',
  'contactRole',
  'phone',
  'message',
] as const;

export type FieldName = (typeof fieldNames)[number];

/** Characters, counted as code points (R5.3). */
export const limits = { firstName: 20, lastName: 20, position: 50, company: 50, message: 250 } as const;

/** The dialog's form as typed (R3.4). `contactRole` is the id of the chosen role, as text. */
export const emptyValues = {
  firstName: '',
  lastName: '',
  position: '',
  company: '',
  email: '',
  contactRole: '',
  phone: { country: 'AE', text: '' },
  message: '',
};

export type MessageValues = Readonly<typeof emptyValues>;

/** What a visitor typed into the form of the HTML, or the browser restored there, before its code came. */
export function readValues(form: HTMLFormElement, countries: readonly Country[]): MessageValues {
  const typed = new FormData(form);
  const text = (name: string) => {
    const value = typed.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    position: text('position'),
    company: text('company'),
    email: text('email'),
    contactRole: text('contactRole'),
    phone: withCountry({ country: text('phoneCountry'), text: text('phone') }, countries),
    message: text('message'),
  };
}

/** The texts without the characters that nobody meant, as they are validated and sent. */
const cleanValues = (values: MessageValues): MessageValues => ({
  ...values,
  firstName: oneLine(values.firstName),
  lastName: oneLine(values.lastName),
  position: oneLine(values.position),
  company: oneLine(values.company),
  email: cleanAddress(values.email),
  message: wellFormed(values.message).trim(),
});

const { errors: texts } = messageForm;

/** One message for each bad field (R5.5 to R5.9). Without loaded roles the form can be sent without one. */
export function findErrors(
  typed: MessageValues,
  countries: readonly Country[],
  isRoleNeeded: boolean,
): FieldErrors<FieldName> {
  const values = cleanValues(typed);
  const error = (name: keyof typeof limits) => textError(values[name], limits[name], texts[name]);
  return {
    firstName: error('firstName'),
    lastName: error('lastName'),
    position: error('position'),
    company: error('company'),
    email: addressError(values.email, texts.email),
    contactRole: isRoleNeeded && !values.contactRole ? texts.contactRole.missing : undefined,
    phone: isPhoneNumber(fullNumberOf(values.phone, countries)) ? undefined : texts.phone.invalid,
    message: error('message'),
  };
}

/** What the platform gets besides the typed values (R6.2, R7.11). */
export type MessageContext = Pick<SpMessage, 'type' | 'role'> & {
  readonly roles: readonly ContactRole[];
  readonly countries: readonly Country[];
};

/** The platform assigns a number without a known country to this one (R7.11). */
const DEFAULT_COUNTRY = 'US';

/** The payload of the platform. The id of the role keeps its type, number or text. */
export function toSpMessage(typed: MessageValues, context: MessageContext): SpMessage {
  const { type, role, roles, countries } = context;
  const values = cleanValues(typed);
  const { country, text } = values.phone;
  const phone = withCountry({ country: country || DEFAULT_COUNTRY, text }, countries);
  const contactRole = roles.find(({ id }) => String(id) === values.contactRole);
  return {
    name: `${values.firstName} ${values.lastName}`,
    email: values.email,
    message: values.message,
    userCompany: values.company,
    userPosition: values.position,
    phoneDto: {
      number: fullNumberOf(phone, countries),
      countryCode: phone.country.toUpperCase(),
    },
    type,
    role,
    ...(contactRole && { userContactRole: contactRole.id }),
  };
}
