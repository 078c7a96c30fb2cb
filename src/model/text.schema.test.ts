import { expect, it } from 'vitest';

import { site } from '#content/site.ts';
import { siteSchema } from './site.schema.ts';
import { text } from './text.schema.ts';

it.each([site.legalName, site.product.name, site.brandHost, site.name])(
  'counts the name %s in a text as five characters at most',
  (name) => {
    const room = 10 - Math.min(name.length, 5);
    expect(text(10).safeParse(name + '#'.repeat(room)).success).toBe(true);
    expect(text(10).safeParse(name + '#'.repeat(room + 1)).success).toBe(false);
  },
);

it('limits the names themselves', () => {
  expect(siteSchema.safeParse(site).success).toBe(true);
  expect(siteSchema.safeParse({ ...site, name: 'A'.repeat(21) }).success).toBe(false);
  expect(siteSchema.safeParse({ ...site, legalName: 'A'.repeat(61) }).success).toBe(false);
});
