import { describe, expect, it } from 'vitest';

import { contactSubjectIds } from '#content/contact-subjects.ts';
import { href } from '#src/routes.ts';
import { askedSubject } from './asked-subject.ts';

const asked = (address: string) => askedSubject(new URL(address, 'https://brand.example'));

describe('the subject that an address has chosen', () => {
  it.each(contactSubjectIds)('is %s by the link that names it', (subject) => {
    expect(asked(href({ route: 'contact', subject }))).toBe(subject);
  });

  it.each([
    ['/contact', undefined],
    ['/contact#message', undefined],
    ['/contact?subject=Free+lunch', undefined],
    ['/contact?subject=demo+request', undefined],
    ['/contact?subject=Enterprise+Sales', 'enterprise-sales'],
    ['/contact#technical-support', 'technical-support'],
    ['/contact?subject=Enterprise+Sales#technical-support', 'enterprise-sales'],
    ['/contact?subject=Demo+Request&subject=Enterprise+Sales', 'demo-request'],
    ['/contact?subject=#constructor', undefined],
  ])('of %s is %s (R3.3)', (address, subject) => {
    expect(asked(address)).toBe(subject);
  });
});
