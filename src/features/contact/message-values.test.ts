import { describe, expect, it } from 'vitest';

import { listCountries } from '#scripts/build/vite/list-countries.ts';
import {
  emptyValues,
  type FieldName,
  findErrors,
  type MessageContext,
  type MessageValues,
  toSpMessage,
} from './message-values.ts';

const countries = listCountries('en-GB');

const good: MessageValues = {
  firstName: 'Layla',
  lastName: 'Haddad',
  position: 'Principal',
  company: 'Sidra Partners',
  email: 'layla@sidra.example',
  contactRole: 'role-investor',
  phone: { country: 'AE', text: '50 123 4567' },
  message: 'We are raising.',
};

const errorsOf = (change: Partial<MessageValues>, isRoleNeeded = true) =>
  findErrors({ ...good, ...change }, countries, isRoleNeeded);

describe('findErrors', () => {
  it('accepts a complete form', () => {
    expect(errorsOf({})).toEqual({});
  });

  it('requires every field, with the messages of R5.5 to R5.9', () => {
    expect(findErrors(emptyValues, countries, true)).toEqual({
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

  it('treats any kind of white space as empty (F-A32)', () => {
    const spaces = ' \u00a0\u3000\n\t';
    const names: FieldName[] = ['firstName', 'lastName', 'position', 'company', 'email', 'message'];
    for (const blank of [spaces, '\u3164\u2800', '\u200b'])
      for (const name of names) expect(errorsOf({ [name]: blank })[name]).toContain('is required');
  });

  it.each([
    ['firstName', 20, 'First name cannot exceed 20 characters'],
    ['lastName', 20, 'Last name cannot exceed 20 characters'],
    ['position', 50, 'Position cannot exceed 50 characters'],
    ['company', 50, 'Company name cannot exceed 50 characters'],
    ['message', 250, 'Message cannot exceed 250 characters'],
  ] as const)(
    'limits %s to %i characters, counting emoji and combining marks (F-A32)',
    (name, limit, error) => {
      for (const character of ['a', '💧', 'ع', '\u0301']) {
        expect(errorsOf({ [name]: character.repeat(limit) })).toEqual({});
        expect(errorsOf({ [name]: character.repeat(limit + 1) })).toEqual({ [name]: error });
      }
    },
  );

  it('does not count outer spaces', () => {
    expect(errorsOf({ firstName: `  ${'a'.repeat(20)}  ` })).toEqual({});
  });

  it('refuses what is no mail address, and takes off what a copied one brings along', () => {
    expect(errorsOf({ email: 'layla@sidra' })).toEqual({ email: 'Invalid email format' });
    expect(errorsOf({ email: ' <ليلى@مثال.امارات>; ' })).toEqual({});
  });

  it('requires no role when the roles could not be loaded', () => {
    expect(errorsOf({ contactRole: '' }, false)).toEqual({});
  });

  it.each(['+0501234567', '50', '5012345678901', 'fifty'])('rejects %s as a phone number', (text) => {
    expect(errorsOf({ phone: { country: 'AE', text } })).toEqual({ phone: 'Enter a valid phone number' });
  });
});

describe('toSpMessage', () => {
  const typed = {
    firstName: ' Layla ',
    lastName: 'Haddad',
    position: 'Principal ',
    company: ' Sidra Partners',
    email: ' layla@sidra.example',
    contactRole: '7',
    phone: { country: 'AE', text: '050 123 4567' },
    message: '\nWe are <b>raising</b>.\nIn spring.\n',
  };

  const context: MessageContext = {
    type: 'demo',
    role: 'partner',
    roles: [{ id: 7, name: 'Family office' }],
    countries,
  };

  it('trims the texts, joins the names and uses the field names of the platform', () => {
    expect(toSpMessage(typed, context)).toEqual({
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

  it('takes off what nobody sees or meant', () => {
    const copied = {
      ...typed,
      firstName: 'لی\u200cلی\u2028',
      lastName: 'Haddad\u0085-\u000bKhan',
      position: 'Principal\u2029',
      email: 'mailto:layla@sidra.exam\u00adple,',
      phone: { country: 'AE', text: 'tel:971-50\u2212123\u200b4567;' },
      message: 'Half \ud83d.',
    };
    expect(toSpMessage(copied, context)).toMatchObject({
      name: 'لی\u200cلی Haddad - Khan',
      userPosition: 'Principal',
      email: 'layla@sidra.example',
      phoneDto: { number: '+971501234567', countryCode: 'AE' },
      message: 'Half \ufffd.',
    });
  });

  it('omits the role when none was chosen or it is unknown', () => {
    for (const contactRole of ['', '8']) {
      expect(toSpMessage({ ...typed, contactRole }, context)).not.toHaveProperty('userContactRole');
    }
  });

  it.each([
    ['202 555 0123', '+12025550123', 'US'],
    ['+44 20 7946 0000', '+442079460000', 'GB'],
  ])('sends %s with a country when none is chosen', (text, number, countryCode) => {
    const message = toSpMessage({ ...typed, phone: { country: '', text } }, context);
    expect(message.phoneDto).toEqual({ number, countryCode });
  });
});
