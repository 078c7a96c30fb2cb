import { readFileSync } from 'node:fs';
import { z } from 'zod';

const picture = z.string().regex(/^[a-z0-9-]+\.svg$/, 'must name a file of sample-media/');
const shortText = z.string().min(1);

const partnerSchema = z.strictObject({
  redirect: z.boolean().describe('`true` sends the visitor to /not-found.'),
  hasProjects: z.boolean(),
  config: z
    .strictObject({
      legalName: shortText,
      tagline: shortText,
      accentColor: z.string().regex(/^#[0-9a-f]{6}$/),
      logo: picture.optional(),
      backgroundPicture: picture.optional(),
      privacyPolicyDocument: z.url().optional(),
      termsOfServiceDocument: z.url().optional(),
    })
    .optional()
    .describe('Absent: the platform knows the partner, and its brand was never set.'),
});

const projectSchema = z.strictObject({
  title: shortText,
  shortDescription: shortText,
  picture: picture.optional(),
  assetClass: z.strictObject({ name: shortText, tags: z.array(shortText) }),
  regions: z.array(shortText),
  target: z.int().describe('Total size, in whole units of `currency`.'),
  targetAmount: z.int().describe('What is still to be raised, in whole units of `currency`.'),
  currency: z.string().regex(/^[A-Z]{3}$/),
  endsInDays: z.int().describe('From now to the end date; negative when it has passed.'),
  creatorName: shortText,
  keepPublisherConfidential: z.boolean(),
});

export type SamplePartner = z.infer<typeof partnerSchema>;
export type SampleProject = z.infer<typeof projectSchema>;

/** Sample partners by their subdomain. All names are invented, and all addresses on hosts that never exist. */
export const samplePartners = read('partners.json', z.record(z.string(), partnerSchema));

/** The sample partner of a subdomain, if there is one. Names such as `constructor` are no partners. */
export const samplePartner = (name: string): SamplePartner | undefined =>
  Object.hasOwn(samplePartners, name) ? samplePartners[name] : undefined;

/**
 * Invented projects, varied in all that a card shows: classes, tags, currencies, sizes, length of text. The
 * last three are odd: a class in other capitals, no picture, a date that has passed, a title and tags that
 * no card has room for.
 */
export const sampleProjects = read('projects.json', z.array(projectSchema));

/** The choices of "I am" in the contact form. */
export const contactRoles = read(
  'contact-roles.json',
  z.array(z.strictObject({ id: shortText, name: shortText })),
);

/** Logos of invented papers for the "featured in" strip. */
export const featuredIn = read(
  'featured-in.json',
  z.array(z.strictObject({ link: z.url(), image: picture })),
);

function read<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
  const result = schema.safeParse(JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')));
  if (result.success) return result.data;
  throw new Error(`scripts/preview/platform-api/sample-data/${file}\n${z.prettifyError(result.error)}`);
}
