import { contactSubjects } from '#content/contact-subjects.ts';
import { site } from '#content/site.ts';
import { contactForm } from '#words/forms/contact-form.ts';
import { formWords } from '#words/forms/form-words.ts';
import { messageForm } from '#words/forms/message-form.ts';
import { language } from '#words/language.ts';
import { ApiError } from '#src/api/call-api.ts';
import { textOf } from '#src/api/read-fields.ts';
import type { ContactRole } from '#src/api/read-roles.ts';
import { MessageRefusal } from '#src/api/send-message.ts';
import { pluralText } from '#src/lib/plural-text.ts';
import { cleanAddress, cleanLine, cleanText, lengthOf } from '#src/lib/text/clean-text.ts';
import { hasVisibleText } from '#src/lib/text/has-visible-text.ts';
import type { CounterRule } from '#src/ui/field/field-counter.tsx';
import type { PhoneValue } from '#src/ui/phone-field/phone-number.ts';

/** The text of each field, cleaned. */
export type Values = (name: string) => string;

type Messages = { readonly missing?: string; readonly invalid?: string };

/** A field of a contact form: how it is labelled, cleaned, checked and sent. */
export type ContactField = {
  readonly name: string;
  readonly label: string;
  readonly kind: 'line' | 'lines' | 'address' | 'phone' | 'choice';
  /** In code points (R5.1, R5.3). */
  readonly limit?: number;
  /** A field without `missing` is optional. */
  readonly errors?: Messages | undefined;
  /** A rule beyond limit and kind. */
  readonly isValid?: (values: Values) => boolean;
  readonly autoComplete?: string;
  /** Follows the label. */
  readonly note?: string;
  /** Its name in the payload of the platform. Without one it is sent with another field. */
  readonly sentAs?: string;
  /** What is sent in place of its text. */
  readonly toSend?: (values: Values) => unknown;
};

type Words<Name extends string> = {
  readonly fields: Readonly<Record<Name, string>>;
  readonly errors: Readonly<Partial<Record<Name, Messages>>>;
};

type Row<Name> = Omit<ContactField, 'name' | 'label'> & { readonly name: Name };

/** The rows of a table, in the order of display, with their words. */
const labelled = <Name extends string>(
  { fields, errors }: Words<Name>,
  rows: readonly Row<Name>[],
): readonly ContactField[] =>
  rows.map((row) => ({ label: fields[row.name], errors: errors[row.name], ...row }));

const { limits, optional } = contactForm;

/** The chosen subject, or the default one: no other text is sent. */
const subjectOf = (values: Values) =>
  Object.values(contactSubjects).find((subject) => subject === values('subject')) ??
  contactSubjects['general-inquiry'];

/** The form of the contact page (R3.2, R5.1, R7.4). */
export const pageFields = labelled(contactForm, [
  { name: 'name', kind: 'line', limit: limits.name, autoComplete: 'name', sentAs: 'name' },
  { name: 'email', kind: 'address', autoComplete: 'email', sentAs: 'email' },
  {
    ...{ name: 'company', kind: 'line', limit: limits.company, autoComplete: 'organization' },
    ...{ note: optional, sentAs: 'userCompany' },
  },
  { name: 'subject', kind: 'choice', sentAs: 'subject', toSend: subjectOf },
  { name: 'message', kind: 'lines', limit: limits.message, sentAs: 'message' },
]);

/** The platform assigns a number without a known country to this one (R7.11). */
const DEFAULT_COUNTRY = 'US';

/** How numbers are read: given by the dialog, so that the code of the contact page has no list of countries. */
export type PhoneRules = {
  readonly read: (value: PhoneValue) => { readonly number: string; readonly countryCode: string };
  readonly isValid: (number: string) => boolean;
};

/**
 * The form of the dialog (R3.4, R5.5 to R5.9, R6.2, R7.11).
 * @param roles without them a message is sent without one. The id of a role keeps its type, number or text
 */
export function messageFields(phone: PhoneRules, roles?: readonly ContactRole[]): readonly ContactField[] {
  const phoneOf = (values: Values) =>
    phone.read({ country: values('phoneCountry') || DEFAULT_COUNTRY, text: values('phone') });
  return labelled(messageForm, [
    {
      ...{ name: 'firstName', kind: 'line', limit: 20, autoComplete: 'given-name', sentAs: 'name' },
      toSend: (values) => `${values('firstName')} ${values('lastName')}`,
    },
    { name: 'lastName', kind: 'line', limit: 20, autoComplete: 'family-name' },
    {
      ...{ name: 'position', kind: 'line', limit: 50, autoComplete: 'organization-title' },
      sentAs: 'userPosition',
    },
    { name: 'company', kind: 'line', limit: 50, autoComplete: 'organization', sentAs: 'userCompany' },
    { name: 'email', kind: 'address', autoComplete: 'email', sentAs: 'email' },
    {
      ...{ name: 'contactRole', kind: 'choice', sentAs: 'userContactRole' },
      ...(!roles && { errors: {} }),
      toSend: (values) => roles?.find(({ id }) => String(id) === values('contactRole'))?.id,
    },
    {
      ...{ name: 'phone', kind: 'phone', sentAs: 'phoneDto', toSend: phoneOf },
      isValid: (values) => phone.isValid(phoneOf(values).number),
    },
    { name: 'message', kind: 'lines', limit: 250, sentAs: 'message' },
  ]);
}

/** The payload of the platform. */
export const payloadOf = (
  fields: readonly ContactField[],
  values: Values,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    fields.flatMap(({ name, sentAs, toSend }) =>
      sentAs ? [[sentAs, toSend ? toSend(values) : values(name)] as const] : [],
    ),
  );

const MAX_NOTICE_CHARACTERS = 500;

const thrownText = (error: unknown) =>
  error instanceof Error ? textOf(error.message, MAX_NOTICE_CHARACTERS) : undefined;

/** For a call without an answer, the browser's message with advice. */
function unreachedNotice({ reason, cause }: ApiError): string | undefined {
  const text = reason === 'network' || reason === 'timeout' ? thrownText(cause) : undefined;
  return text && `${text.replace(/\.$/, '')}. ${messageForm.unreached}`;
}

/** Why a message of the dialog was refused or did not arrive; the platform's complaint may concern a field (R8.3, R8.4). */
export const messageFailure = (error: unknown, fields: readonly ContactField[]) => ({
  notice: (error instanceof ApiError ? unreachedNotice(error) : thrownText(error)) ?? messageForm.failed,
  field: error instanceof MessageRefusal ? fieldNamed(fields, error.field) : undefined,
});

/** The field that a complaint of the platform names, as in the payload or as here: `phoneDto.number`, `userEmail`. */
function fieldNamed(fields: readonly ContactField[], asked = ''): string | undefined {
  const [part = ''] = asked.split('.');
  return fields.find(({ name, sentAs }) => [name, sentAs].includes(part === 'userEmail' ? 'email' : part))
    ?.name;
}

/** An email with the subject and the message; its line breaks are those of mail (RFC 6068). */
export function mailLink(values: Values): string {
  const body = values('message').replaceAll(/\r\n?|\n/g, '\r\n');
  return `mailto:${site.email.general}?subject=${encodeURIComponent(subjectOf(values))}&body=${encodeURIComponent(body)}`;
}

/** Field → why it cannot be sent. */
export type FieldErrors = ReadonlyMap<string, string>;

const CLEAN = {
  line: cleanLine,
  lines: cleanText,
  address: cleanAddress,
  phone: String,
  choice: String,
};

/** The texts as they are validated and sent. */
export function cleanValues(fields: readonly ContactField[], typed: FormData): Values {
  const kinds = new Map(fields.map(({ name, kind }) => [name, kind]));
  return (name) => {
    const text = typed.get(name);
    return typeof text === 'string' ? CLEAN[kinds.get(name) ?? 'choice'](text) : '';
  };
}

const ATOM = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+/=?^_\x60{|}~\-]+`;
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\-]{0,61}[\p{L}\p{M}\p{N}])?`;

/** Words joined by dots, one @, and a host of two or more labels, in any script; with the limits of RFC 5321. */
const MAIL_ADDRESS = new RegExp(
  String.raw`^(?=.{1,254}$)(?=[^@]{1,64}@)${ATOM}(?:\.${ATOM})*@(?:${LABEL}\.)+(?!\d+$)${LABEL}$`,
  'u',
);

/** One message for each field that cannot be sent (R5.1, R5.5 to R5.9). */
export function findErrors(fields: readonly ContactField[], values: Values): FieldErrors {
  const errors = new Map<string, string>();
  for (const field of fields) {
    const error = errorOf(field, values);
    if (error) errors.set(field.name, error);
  }
  return errors;
}

function errorOf(field: ContactField, values: Values): string | undefined {
  const { name, kind, limit = Infinity, errors, isValid = () => true } = field;
  const text = values(name);
  if (!hasVisibleText(text)) return errors?.missing;
  const isRight =
    lengthOf(text) <= limit && (kind !== 'address' || MAIL_ADDRESS.test(text)) && isValid(values);
  return isRight ? undefined : errors?.invalid;
}

/** Shows near a limit how many characters are left, counted as they are sent. */
export function limitCounter(limit: number, kind: ContactField['kind']): CounterRule {
  const { left, over } = formWords.counter;
  const label = (rest: number) => pluralText(rest < 0 ? over : left, Math.abs(rest), language.locale);
  return { limit, label, count: (text) => lengthOf(CLEAN[kind](text)) };
}
