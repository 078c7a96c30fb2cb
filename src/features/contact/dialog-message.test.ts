import { describe, expect, it } from 'vitest';

import { messageForm } from '#words/forms/message-form.ts';
import { ApiError } from '#src/api/call-api.ts';
import { MessageRefusal } from '#src/api/send-message.ts';
import { type DialogField, dialogFields, sendFailure, toSpMessage } from './dialog-message.ts';
import { cleanValues, findErrors } from './text-rules.ts';

type Typed = Readonly<Partial<Record<DialogField, string>>>;

const good: Typed = {
  firstName: ' Layla ',
  lastName: 'Haddad',
  position: 'Principal ',
  company: ' Sidra Partners',
  email: ' layla@sidra.example',
  contactRole: '7',
  phoneCountry: 'AE',
  phone: '050 123 4567',
  message: '\nWe are <b>raising</b>.\nIn spring.\n',
};

const valuesOf = (typed: Typed) => {
  const form = new FormData();
  for (const [name, text] of Object.entries(typed)) form.set(name, text);
  return cleanValues(dialogFields(true), form);
};

const errorsOf = (change: Typed, isRoleRequired = true) =>
  Object.fromEntries(findErrors(dialogFields(isRoleRequired), valuesOf({ ...good, ...change })));

describe('the fields of the dialog', () => {
  it('are all required, with the messages of R5.5 to R5.9', () => {
    expect(errorsOf({})).toEqual({});
    const empty = Object.fromEntries(Object.keys(good).map((name) => [name, '']));
    expect(errorsOf(empty)).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      position: 'Position is required',
      company: 'Company name is required',
      email: 'Work email is required',
      contactRole: 'Please select your role',
      phone: 'Enter a valid phone number',
      message: 'Message is required',
    });
  });

  it.each([
    ['firstName', 20, 'First name cannot exceed 20 characters'],
    ['lastName', 20, 'Last name cannot exceed 20 characters'],
    ['position', 50, 'Position cannot exceed 50 characters'],
    ['company', 50, 'Company name cannot exceed 50 characters'],
    ['message', 250, 'Message cannot exceed 250 characters'],
  ] as const)('limit %s to %i characters (R5.6, R5.7, R9.7, F-A32)', (name, limit, error) => {
    expect(errorsOf({ [name]: 'a'.repeat(limit) })).toEqual({});
    expect(errorsOf({ [name]: 'a'.repeat(limit + 1) })).toEqual({ [name]: error });
  });

  it('refuse an invalid mail address or phone number', () => {
    expect(errorsOf({ email: 'layla@sidra' })).toEqual({ email: 'Invalid email format' });
    expect(errorsOf({ phone: '+0501234567' })).toEqual({ phone: 'Enter a valid phone number' });
  });

  it('need no role when the roles could not be loaded', () => {
    expect(errorsOf({ contactRole: '' }, false)).toEqual({});
  });
});

describe('toSpMessage', () => {
  const messageOf = (change: Typed) =>
    toSpMessage(valuesOf({ ...good, ...change }), { type: 'demo', role: 'partner' }, [
      { id: 7, name: 'Family office' },
    ]);

  it('joins the names and uses the field names of the platform (R3.4, R6.2, R7.11)', () => {
    expect(messageOf({})).toEqual({
      name: 'Layla Haddad',
      email: 'layla@sidra.example',
      message: 'We are <b>raising</b>.\nIn spring.',
      userCompany: 'Sidra Partners',
      userPosition: 'Principal',
      phoneDto: { number: '+971501234567', countryCode: 'AE' },
      type: 'demo',
      role: 'partner',
      userContactRole: 7,
    });
  });

  it.each(['', '8'])('omits the role %j, which is none of the list', (contactRole) => {
    expect(messageOf({ contactRole })).not.toHaveProperty('userContactRole');
  });

  it.each([
    ['202 555 0123', '+12025550123', 'US'],
    ['+44 20 7946 0000', '+442079460000', 'GB'],
  ])('sends %s with a country when none is chosen', (phone, number, countryCode) => {
    expect(messageOf({ phoneCountry: '', phone }).phoneDto).toEqual({ number, countryCode });
  });
});

describe('sendFailure', () => {
  it.each([
    ['name', 'firstName'],
    ['email', 'email'],
    ['userCompany', 'company'],
    ['userPosition', 'position'],
    ['userContactRole', 'contactRole'],
    ['phoneDto.number', 'phone'],
    ['message', 'message'],
    ['lastName', 'lastName'],
  ])('shows a complaint about %s under %s too (R8.3, F-A24)', (platformName, field) => {
    const errors = new Map([[field, 'Not this.']]);
    expect(sendFailure(new MessageRefusal('Not this.', platformName))).toEqual({
      ...{ notice: 'Not this.', field, errors },
    });
  });

  it.each([undefined, 'favouriteColour', '__proto__', 'constructor'])(
    'shows a complaint about %s for the whole form',
    (platformName) => {
      const failure = sendFailure(new MessageRefusal('Not this.', platformName));
      expect(failure).toEqual({ notice: 'Not this.', field: undefined, errors: new Map() });
    },
  );

  const fixed = 'Failed to send your message. Please try again.';
  const unreached = `Failed to fetch. ${messageForm.unreached}`;

  it.each([
    ['a call that timed out and says nothing', new ApiError('contactSp', 'timeout'), fixed],
    ['a bad status', new ApiError('contactSp', 'status', 502, { cause: new Error('cut') }), fixed],
    ['a refusal without words', new MessageRefusal(' ', undefined), fixed],
    ['a thrown string', 'nothing', fixed],
    ['any other error', new Error('The moon is in the way.'), 'The moon is in the way.'],
    [
      'a network failure',
      new ApiError('contactSp', 'network', undefined, { cause: new TypeError('Failed to fetch') }),
      unreached,
    ],
    [
      'a timeout',
      new ApiError('contactSp', 'timeout', undefined, { cause: new DOMException('Failed to fetch.') }),
      unreached,
    ],
  ])('for %s shows the right text (R8.4, F-A26)', (_name, error, notice) => {
    expect(sendFailure(error)).toEqual({ notice, field: undefined, errors: new Map() });
  });
});
