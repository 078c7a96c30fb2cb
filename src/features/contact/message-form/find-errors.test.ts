import { describe, expect, it } from 'vitest';

import { listCountries } from '#scripts/build/vite/list-countries.ts';
import { findErrors } from './find-errors.ts';
import { emptyValues, type FieldName, type MessageValues } from './message-values.ts';

const countries = listCountries();

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
  it('finds nothing in a form that is filled in', () => {
    expect(errorsOf({})).toEqual({});
  });

  it('asks for every field in the words of R5.5 to R5.9', () => {
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

  it('takes spaces, of whatever kind, for nothing (F-A32)', () => {
    const spaces = ' \u00a0\u3000\n\t';
    const names: FieldName[] = ['firstName', 'lastName', 'position', 'company', 'email', 'message'];
    for (const name of names) expect(errorsOf({ [name]: spaces })[name]).toContain('is required');
  });

  it.each([
    ['firstName', 20, 'First name cannot exceed 20 characters'],
    ['lastName', 20, 'Last name cannot exceed 20 characters'],
    ['position', 50, 'Position cannot exceed 50 characters'],
    ['company', 50, 'Company name cannot exceed 50 characters'],
    ['message', 250, 'Message cannot exceed 250 characters'],
  ] as const)(
    'lets %s have %i characters, emoji and combining marks too, and no more (F-A32)',
    (name, limit, error) => {
      for (const character of ['a', '💧', 'ع', '\u0301']) {
        expect(errorsOf({ [name]: character.repeat(limit) })).toEqual({});
        expect(errorsOf({ [name]: character.repeat(limit + 1) })).toEqual({ [name]: error });
      }
    },
  );

  it('does not count spaces around a text, which are not sent', () => {
    expect(errorsOf({ firstName: `  ${'a'.repeat(20)}  ` })).toEqual({});
  });

  it.each([
    'layla',
    'layla@',
    '@sidra.example',
    'layla@sidra',
    'a b@sidra.example',
    'a@b@sidra.example',
    'a@b..c',
  ])('refuses %s as an address', (email) => {
    expect(errorsOf({ email })).toEqual({ email: 'Invalid email format' });
  });

  it.each(['l.haddad+deals@mail.sidra.example', ' layla@sidra.example ', 'ليلى@مثال.امارات', "o'hara@x.co"])(
    'accepts %s as an address',
    (email) => {
      expect(errorsOf({ email })).toEqual({});
    },
  );

  it('asks for no role where none could be loaded', () => {
    expect(errorsOf({ contactRole: '' }, false)).toEqual({});
  });

  it.each(['+0501234567', '50', '5012345678901', 'fifty'])('refuses %s as a phone number', (text) => {
    expect(errorsOf({ phone: { country: 'AE', text } })).toEqual({ phone: 'Enter a valid phone number' });
  });
});
