import { describe, expect, it } from 'vitest';

import { contactSubjects } from '#words/forms/contact-form.ts';
import { href } from '#src/routes.ts';
import { askedSubject } from './asked-subject.ts';

const asked = (address: string) => askedSubject(new URL(address, 'https://qanat.example'));

describe('the subject that an address has chosen', () => {
  it.each(contactSubjects)('is %s by the link that names it', (subject) => {
    expect(asked(href({ route: 'contact', subject }))).toBe(subject);
  });

  it.each([
    ['/contact', undefined],
    ['/contact#message', undefined],
    ['/contact?subject=Free+lunch', undefined],
    ['/contact?subject=demo+request', undefined],
    ['/contact?subject=Enterprise+Sales', 'Enterprise Sales'],
    ['/contact#technical-support', 'Technical Support'],
    ['/contact?subject=Enterprise+Sales#technical-support', 'Enterprise Sales'],
    ['/contact?subject=Demo+Request&subject=Enterprise+Sales', 'Demo Request'],
    ['/contact?subject=#constructor', undefined],
  ])('of %s is %s', (address, subject) => {
    expect(asked(address)).toBe(subject);
  });
});
