import { expect, it } from 'vitest';

import { site } from '#content/site.ts';
import { contactForm } from '#words/forms/contact-form.ts';
import { mailLink, pageFields } from './page-message.ts';
import { cleanValues, findErrors } from './text-rules.ts';

const good = {
  name: 'Noor Haddad',
  email: 'noor@sidra.example',
  company: '',
  subject: 'General Inquiry',
  message: 'Good morning.',
};

const valuesOf = (change: Partial<typeof good>) => {
  const form = new FormData();
  for (const [name, text] of Object.entries({ ...good, ...change })) form.set(name, text);
  return cleanValues(pageFields, form);
};

const errorsOf = (change: Partial<typeof good>) =>
  Object.fromEntries(findErrors(pageFields, valuesOf(change)));

it('accepts a form without a company', () => {
  expect(errorsOf({})).toEqual({});
});

it('requires a name, an email address and a message (R5.1)', () => {
  const { errors } = contactForm;
  expect(errorsOf({ name: ' ', email: '', message: '\n' })).toEqual({
    name: errors.name.missing,
    email: errors.email.missing,
    message: errors.message.missing,
  });
  expect(errorsOf({ email: 'noor@sidra' })).toEqual({ email: errors.email.invalid });
});

it.each([
  ['name', 40, 'Full name cannot exceed 40 characters'],
  ['company', 50, 'Company cannot exceed 50 characters'],
  ['message', 250, 'Message cannot exceed 250 characters'],
] as const)('limits %s to %i characters (F-A32)', (name, limit, message) => {
  expect(errorsOf({ [name]: '💧'.repeat(limit) })).toEqual({});
  expect(errorsOf({ [name]: '💧'.repeat(limit + 1) })).toEqual({ [name]: message });
});

it.each([
  ['Enterprise Sales', 'one\ntwo', 'subject=Enterprise%20Sales&body=one%0D%0Atwo'],
  ['Free lunch', 'one\rtwo', 'subject=General%20Inquiry&body=one%0D%0Atwo'],
  ['', 'one\r\ntwo', 'subject=General%20Inquiry&body=one%0D%0Atwo'],
  ['demo request', '\ud83d', 'subject=General%20Inquiry&body=%EF%BF%BD'],
])('links to an email about %s with the text %j (F-T2)', (subject, message, query) => {
  expect(mailLink(valuesOf({ subject, message }))).toBe(`mailto:${site.email.general}?${query}`);
});
