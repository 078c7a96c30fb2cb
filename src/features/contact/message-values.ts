import { messageForm } from '#words/forms/message-form.ts';
import type { ContactRole } from '#src/api/read-roles.ts';
import type { SpMessage } from '#src/api/send-message.ts';
import { type Country, fullNumberOf, isPhoneNumber, withCountry } from '#src/ui/phone-field/phone-number.ts';
import { isBlank, textError } from './text-rules.ts';
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

/** As strict as mail servers are: one @, then a host of at least two parts. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

const { errors: texts } = messageForm;

/** One message for each bad field (R5.5 to R5.9). Without loaded roles the form can be sent without one. */
export function findErrors(
  values: MessageValues,
  countries: readonly Country[],
  isRoleNeeded: boolean,
): FieldErrors<FieldName> {
  const error = (name: keyof typeof limits) => textError(values[name], limits[name], texts[name]);
  const emailError = EMAIL.test(values.email.trim()) ? undefined : texts.email.invalid;
  return {
    firstName: error('firstName'),
    lastName: error('lastName'),
    position: error('position'),
    company: error('company'),
    email: isBlank(values.email) ? texts.email.missing : emailError,
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
export function toSpMessage(values: MessageValues, context: MessageContext): SpMessage {
  const { type, role, roles, countries } = context;
  const typed = { ...values.phone, country: values.phone.country || DEFAULT_COUNTRY };
  const phone = withCountry(typed, countries);
  const contactRole = roles.find(({ id }) => String(id) === values.contactRole);
  return {
    name: `${values.firstName.trim()} ${values.lastName.trim()}`,
    email: values.email.trim(),
    message: values.message.trim(),
    userCompany: values.company.trim(),
    userPosition: values.position.trim(),
    phoneDto: {
      number: fullNumberOf(phone, countries),
      countryCode: phone.country.toUpperCase(),
    },
    type,
    role,
    ...(contactRole && { userContactRole: contactRole.id }),
  };
}
