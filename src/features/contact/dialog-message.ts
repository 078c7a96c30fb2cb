import { countries } from '#made/countries.ts';
import { messageForm } from '#words/forms/message-form.ts';
import { ApiError } from '#src/api/call-api.ts';
import { textOf } from '#src/api/read-fields.ts';
import type { ContactRole } from '#src/api/read-roles.ts';
import { MessageRefusal, type Messages } from '#src/api/send-message.ts';
import { isPhoneNumber, readPhone } from '#src/ui/phone-field/phone-number.ts';
import type { FieldRules, Values } from './text-rules.ts';
import type { Failure } from './use-form.ts';

const { errors, fields: labels } = messageForm;

export type DialogField = keyof typeof labels | 'phoneCountry';

const line = (name: 'firstName' | 'lastName' | 'position' | 'company', limit: number, autoComplete: string) =>
  ({ name, label: labels[name], kind: 'line', limit, errors: errors[name], autoComplete }) as const;

/** The platform assigns a number without a known country to this one (R7.11). */
const DEFAULT_COUNTRY = 'US';

const phoneOf = (values: Values<DialogField>) => ({
  country: values('phoneCountry') || DEFAULT_COUNTRY,
  text: values('phone'),
});

/** The form of the dialog (R3.4, R5.5 to R5.9). Without loaded roles it can be sent without one. */
export const dialogFields = (isRoleRequired: boolean): FieldRules<DialogField> => [
  line('firstName', 20, 'given-name'),
  line('lastName', 20, 'family-name'),
  line('position', 50, 'organization-title'),
  line('company', 50, 'organization'),
  { name: 'email', label: labels.email, kind: 'address', errors: errors.email, autoComplete: 'email' },
  {
    name: 'contactRole',
    label: labels.contactRole,
    kind: 'choice',
    errors: isRoleRequired ? errors.contactRole : {},
  },
  { name: 'phoneCountry', label: messageForm.phone.country, kind: 'choice' },
  {
    name: 'phone',
    label: labels.phone,
    kind: 'phone',
    errors: errors.phone,
    isValid: (values) => isPhoneNumber(readPhone(phoneOf(values), countries).number),
  },
  { name: 'message', label: labels.message, kind: 'lines', limit: 250, errors: errors.message },
];

type SpMessage = Messages['contactSp'];

/** The payload of the platform (R6.2, R7.11). The id of the role keeps its type, number or text. */
export function toSpMessage(
  values: Values<DialogField>,
  origin: Pick<SpMessage, 'type' | 'role'>,
  roles: readonly ContactRole[],
): SpMessage {
  const contactRole = roles.find(({ id }) => String(id) === values('contactRole'));
  return {
    name: `${values('firstName')} ${values('lastName')}`,
    email: values('email'),
    message: values('message'),
    userCompany: values('company'),
    userPosition: values('position'),
    phoneDto: readPhone(phoneOf(values), countries),
    ...origin,
    ...(contactRole && { userContactRole: contactRole.id }),
  };
}

/** Field of the platform → field of the form. A `Map`, so that a name such as `__proto__` finds nothing. */
const fieldByPlatformName = new Map<string, DialogField>([
  ...dialogFields(true).map(({ name }) => [name, name] as const),
  ['name', 'firstName'],
  ['userEmail', 'email'],
  ['userCompany', 'company'],
  ['userPosition', 'position'],
  ['userContactRole', 'contactRole'],
  ['phoneDto', 'phone'],
  ['phoneDto.number', 'phone'],
  ['phoneDto.countryCode', 'phone'],
]);

/**
 * The message was refused or did not arrive (R8.3, R8.4). The platform's complaint is shown, under its
 * field too. For a call without an answer the browser's message is shown, with advice.
 */
export function sendFailure(error: unknown): Failure<DialogField> {
  const notice =
    (error instanceof ApiError ? unreachedNotice(error) : thrownText(error)) ?? messageForm.failed;
  const field = fieldByPlatformName.get((error instanceof MessageRefusal && error.field) || '');
  return { notice, field, errors: new Map(field && [[field, notice]]) };
}

const MAX_NOTICE_CHARACTERS = 500;

const thrownText = (error: unknown) =>
  error instanceof Error ? textOf(error.message, MAX_NOTICE_CHARACTERS) : undefined;

function unreachedNotice({ reason, cause }: ApiError): string | undefined {
  const text = reason === 'network' || reason === 'timeout' ? thrownText(cause) : undefined;
  return text && `${text.replace(/\.$/, '')}. ${messageForm.unreached}`;
}
