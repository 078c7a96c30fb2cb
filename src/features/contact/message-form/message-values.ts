import type { PhoneValue } from '#src/ui/phone-field/phone-number.ts';

/** What the form holds, as it was typed (R3.4). */
export type MessageValues = {
  readonly firstName: string;
  readonly lastName: string;
  readonly position: string;
  readonly company: string;
  readonly email: string;
  /** The id of the chosen role as text; empty while none is chosen. */
  readonly contactRole: string;
  readonly phone: PhoneValue;
  readonly message: string;
};

export type FieldName = keyof MessageValues;

export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>;

/** In the order in which the fields stand, so that the first bad one is the first that is seen. */
export const fieldNames = [
  'firstName',
  'lastName',
  'position',
  'company',
  'email',
  'contactRole',
  'phone',
  'message',
] as const satisfies readonly FieldName[];

/** Characters, counted as code points (R5.3). */
export const limits = { firstName: 20, lastName: 20, position: 50, company: 50, message: 250 } as const;

export const emptyValues: MessageValues = {
  firstName: '',
  lastName: '',
  position: '',
  company: '',
  email: '',
  contactRole: '',
  phone: { country: 'AE', text: '' },
  message: '',
};
