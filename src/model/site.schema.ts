import { z } from 'zod';

import { languageCodes } from '#content/languages.ts';
import { httpsLink, writtenText } from './string.schema.ts';

const sample = z
  .literal(true)
  .optional()
  .describe('Present while the value is a sample that the owner must replace.');

/** The consent tool: the built-in one, a vendor's (`VITE_CONSENT_SCRIPT`), or none if no key is set. */
export const consentTools = ['built-in', 'vendor', 'none'] as const;
export type ConsentTool = (typeof consentTools)[number];

/** Networks that have an icon in `src/app/footer/social-links.tsx`. */
const network = z.enum(['LinkedIn', 'X', 'Facebook', 'YouTube', 'Instagram']);

/** At most as long as the places that show it have room for. */
const text = (maxLength: number) =>
  writtenText.max(maxLength, `is longer than ${maxLength} characters: shorten it`);

export const siteSchema = z.strictObject({
  name: text(20).describe('Brand name as it is written in running text.'),
  names: z
    .partialRecord(z.enum(languageCodes), text(20))
    .optional()
    .describe('By language: the name in its own letters, on pages. Absent: the same name in all languages.'),
  legalName: text(60),
  // As browsers report it: a capital would make the main site a partner's.
  brandHost: z
    .hostname()
    .lowercase('contains a capital: write it in lower case')
    .describe('The main host, without www. Example: brand.example'),
  product: z.strictObject({ name: text(30), slug: z.string().regex(/^[a-z][a-z0-9-]*$/) }),
  copyrightYear: z
    .int()
    .min(2025)
    .describe('Year in the built pages. The browser replaces it with the current year.'),
  address: z.strictObject({
    sample,
    lines: z.array(text(60)).min(1).readonly(),
    locality: text(40),
    countryCode: z.string().length(2),
  }),
  phone: z.strictObject({ sample, display: text(24), e164: z.string().regex(/^\+[1-9]\d{5,14}$/) }),
  email: z.strictObject({
    sample,
    general: z.email(),
    sales: z.email(),
    support: z.email(),
    privacy: z.email(),
    security: z.email(),
  }),
  consentTool: z
    .enum(consentTools, `names no way of asking for consent: use ${consentTools.join(', ')}`)
    .describe('The tool in production, which the legal documents describe.'),
  googleDomains: z
    .array(z.string().regex(/^google\.[a-z]+(?:\.[a-z]+)?$/, 'is not a domain of Google: write google.ae'))
    .readonly()
    .describe(
      "Google's domains in the main markets of the site. Its tags send to them too, so the policy allows them.",
    ),
  social: z.array(z.strictObject({ sample, network, href: httpsLink })).readonly(),
});

/** Brand, hosts and addresses (R1.12, R2.17, R2.18). */
export type Site = z.input<typeof siteSchema>;
