import { expect, it } from 'vitest';

import { contactForm } from '#words/forms/contact-form.ts';
import { cleanValues, findErrors, type FormValues, mailLink } from './simple-values.ts';

const good: FormValues = {
  name: 'Noor Haddad',
  email: 'noor@sidra.example',
  company: '',
  subject: 'General Inquiry',
  message: 'Good morning.',
};

const { errors } = contactForm;

it('accepts a form without a company', () => {
  expect(findErrors(good)).toEqual({});
});

it.each([
  ['name', 40, 'Full name cannot exceed 40 characters'],
  ['company', 50, 'Company cannot exceed 50 characters'],
  ['message', 250, 'Message cannot exceed 250 characters'],
] as const)('limits %s to %i characters of any script (F-A32)', (name, limit, message) => {
  for (const letter of ['a', '💧', 'ق']) {
    expect(findErrors({ ...good, [name]: letter.repeat(limit) })).toEqual({});
    expect(findErrors({ ...good, [name]: letter.repeat(limit + 1) })).toEqual({ [name]: message });
  }
  expect(findErrors({ ...good, [name]: `${'a'.repeat(limit)}  \n` })).toEqual({});
  expect(findErrors({ ...good, [name]: 'e\u0301'.repeat(limit / 2 + 1) })).toEqual({ [name]: message });
});

it.each(['', '   ', '\n\t'])(
  'requires a name, an email address and a message that are not blank: %j',
  (nothing) => {
    expect(findErrors({ ...good, name: nothing, email: nothing, message: nothing })).toEqual({
      name: errors.name.missing,
      email: errors.email.missing,
      message: errors.message.missing,
    });
  },
);

it('refuses what is no mail address, and takes off what a copied one brings along', () => {
  expect(findErrors({ ...good, email: 'noor@sidra' })).toEqual({ email: errors.email.invalid });
  expect(findErrors({ ...good, email: '<ليلى@مثال.امارات>;' })).toEqual({});
});

it('sends one of the five subjects, one line where the field has one, and an address as it was meant', () => {
  const typed = {
    name: 'لی\u200cلی\u2028Haddad\u000b',
    email: 'mailto:noor@sidra.exam\u200bple,',
    company: 'Sidra\u0085Partners\u2029',
    message: ' One\ntwo\ud83d ',
  };
  for (const subject of ['Free lunch', '', 'demo request']) {
    expect(cleanValues({ ...typed, subject })).toEqual({
      name: 'لی\u200cلی Haddad',
      email: 'noor@sidra.example',
      company: 'Sidra Partners',
      subject: 'General Inquiry',
      message: 'One\ntwo\ufffd',
    });
  }
  expect(cleanValues({ ...typed, subject: 'Enterprise Sales' }).subject).toBe('Enterprise Sales');
});

it.each(['one\ntwo', 'one\rtwo', 'one\r\ntwo'])('links to an email with the lines of %j', (message) => {
  expect(mailLink({ ...good, message })).toMatch(/subject=General%20Inquiry&body=one%0D%0Atwo$/);
});

it('links to an email with half a surrogate pair replaced (F-T2)', () => {
  expect(mailLink({ ...good, message: '\ud83d' })).toMatch(/body=%EF%BF%BD$/);
});
