import { expect, it } from 'vitest';

import { contactForm } from '#words/forms/contact-form.ts';
import { findErrors, type FormValues } from './simple-values.ts';

const good: FormValues = {
  name: 'Noor Haddad',
  email: 'noor@sidra.example',
  company: '',
  subject: 'General Inquiry',
  message: 'Good morning.',
};

const { errors } = contactForm;

it('accepts a form without a company', () => {
  expect(findErrors(good, true)).toEqual({});
});

it.each([
  ['name', 40, 'Full name cannot exceed 40 characters'],
  ['company', 50, 'Company cannot exceed 50 characters'],
  ['message', 250, 'Message cannot exceed 250 characters'],
] as const)('limits %s to %i characters of any script (F-A32)', (name, limit, message) => {
  for (const letter of ['a', '💧', 'ق']) {
    expect(findErrors({ ...good, [name]: letter.repeat(limit) }, true)).toEqual({});
    expect(findErrors({ ...good, [name]: letter.repeat(limit + 1) }, true)).toEqual({ [name]: message });
  }
  expect(findErrors({ ...good, [name]: `${'a'.repeat(limit)}  \n` }, true)).toEqual({});
  expect(findErrors({ ...good, [name]: 'e\u0301'.repeat(limit / 2 + 1) }, true)).toEqual({ [name]: message });
});

it.each(['', '   ', '\n\t'])(
  'requires a name, an email address and a message that are not blank: %j',
  (nothing) => {
    expect(findErrors({ ...good, name: nothing, email: nothing, message: nothing }, true)).toEqual({
      name: errors.name.missing,
      email: errors.email.missing,
      message: errors.message.missing,
    });
  },
);

it('explains an email address that the browser rejects', () => {
  expect(findErrors(good, false)).toEqual({ email: errors.email.invalid });
});
