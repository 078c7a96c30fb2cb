import { z } from 'zod';

import { exhibitSchema, shownScreenSchema } from './exhibit.schema.ts';
import { linkTarget, routeId } from './ids.schema.ts';
import { kebabId } from './string.schema.ts';
import { text } from './text.schema.ts';
import { workflowSchema } from './workflow.schema.ts';

export const actionSchema = z.strictObject({ label: text(40), to: linkTarget });

export const heading = text(90).describe('A claim or a question, not a label. Sentence case, no full stop.');
const paragraphs = z.array(text(900)).min(1);
const exhibit = exhibitSchema.optional();
const tone = z
  .enum(['paper', 'sunk', 'night'])
  .exactOptional()
  .describe('The background of the section: light, slightly darker, or dark.');
const pace = z
  .enum(['statement', 'standard', 'dense'])
  .exactOptional()
  .describe(
    'The rhythm of the section: `statement` (much space and a very large heading, for one idea, at most once a page), `standard` (the default, but for figures) or `dense` (little space, for facts).',
  );
export const card = z.strictObject({ title: text(70), description: text(420) });
const headed = { tone, pace, heading };
const introduced = { ...headed, intro: text(400).optional() };

export const heroSchema = z.strictObject({
  eyebrow: text(50).describe('The audience or topic of the page, in a few words.'),
  title: text(90).describe('The h1.'),
  lead: text(320),
  actions: z.array(actionSchema).min(1).max(3).exactOptional(),
  tour: text(30).exactOptional().describe('A button that opens the tour of the product.'),
  note: text(240).optional().describe('Small print under the buttons.'),
  screen: shownScreenSchema.optional().describe('A screen of the product.'),
  layout: z
    .enum(['beside', 'halves', 'below', 'line', 'centred'])
    .exactOptional()
    .describe(
      'The place of the screen in wide windows: `beside` (default) the text, out to the edge of the window, or within the page (`halves`), or `below` it, across the page, as may be the first section in its place. Above a centrepiece the text is on one `line`, or `centred`.',
    ),
  tone: z
    .enum(['paper', 'sunk', 'accent', 'second', 'night'])
    .exactOptional()
    .describe('The background: `accent` and `second` are tints of the two colours of the brand.'),
  isBrief: z
    .literal(true)
    .exactOptional()
    .describe('A short hero, so that the main content is above the fold.'),
});

export const proseSchema = z.strictObject({ ...headed, paragraphs, exhibit });

export const chaptersSchema = z.strictObject({
  kind: z.literal('chapters'),
  ...introduced,
  items: z
    .array(
      card.extend({
        id: kebabId.describe('For links: the entry of content/en/screen-menus.ts that its screen shows.'),
        subject: text(50).describe('The function of the product.'),
        screen: kebabId.describe('A screen of content/en/screens.'),
      }),
    )
    .min(3)
    .max(8)
    .describe('One case in order, from its first step to its last.'),
});

export const featuresSchema = z.strictObject({
  kind: z.literal('features'),
  layout: z
    .enum(['grid', 'timeline'])
    .exactOptional()
    .describe('`grid` (default): columns under a rule. `timeline`: along a channel.'),
  ...introduced,
  items: z.array(card).min(2).max(12),
  exhibit,
});

export const comparisonSchema = z.strictObject({
  kind: z.literal('comparison'),
  ...introduced,
  items: z.array(card).length(2),
  exhibit,
});

export const workflowSectionSchema = z.strictObject({
  kind: z.literal('workflow'),
  tone,
  heading,
  intro: introduced.intro,
  steps: workflowSchema,
});

export const listSchema = z.strictObject({
  kind: z.literal('list'),
  layout: z
    .enum(['lined', 'columns'])
    .exactOptional()
    .describe('`lined` (default): in rows. `columns`: larger, each beside a rule.'),
  ...introduced,
  items: z.array(text(240)).min(2),
  exhibit,
});

const figure = z.strictObject({ value: text(25), label: text(90) });

export const figuresSchema = z.strictObject({
  ...headed,
  items: z
    .array(
      figure.extend({
        isReplaced: z
          .literal(true)
          .exactOptional()
          .describe('A figure that the site does away with: struck through.'),
      }),
    )
    .min(2)
    .max(4),
  exhibit,
});

/** Records that can be opened, the same on every page: see content/en/evidence.ts. */
const evidenceSectionSchema = z.strictObject({ kind: z.literal('evidence') });

/** Sections that one page draws itself, with the fields that it shows. */
const ownSectionSchemas = [
  z.strictObject({ kind: z.literal('calendar'), heading, intro: text(400), items: z.array(card).length(4) }),
  z.strictObject({
    kind: z.enum(['application', 'gate']),
    heading,
    pace,
    intro: text(400),
    items: z.array(text(240)).min(2),
  }),
  z.strictObject({ kind: z.literal('claims'), heading, pace, items: z.array(figure).length(3) }),
  z.strictObject({ kind: z.literal('report'), heading, paragraphs }),
  z.strictObject({ kind: z.literal('answers'), heading }),
] as const;

export const callToActionSchema = z.strictObject({
  heading,
  text: text(320),
  actions: z.array(actionSchema).min(1).max(3),
  related: z.array(routeId).min(2).max(5).optional().describe('Pages of related audiences, and the FAQ.'),
});

const sectionSchema = z.discriminatedUnion('kind', [
  proseSchema.extend({ kind: z.literal('prose') }),
  chaptersSchema,
  featuresSchema,
  comparisonSchema,
  workflowSectionSchema,
  listSchema,
  figuresSchema.extend({ kind: z.literal('figures') }),
  evidenceSectionSchema,
  ...ownSectionSchemas,
]);

const hasWorkflow = ({
  sections,
}: {
  readonly sections: Readonly<Record<string, { readonly kind: string }>>;
}) => Object.values(sections).some(({ kind }) => kind === 'workflow');

/** Copy of a page of shared sections: a hero, named sections in reading order, a call to action. */
export const pageCopySchema = z.strictObject({
  hero: heroSchema,
  sections: z.record(z.string(), sectionSchema),
  callToAction: callToActionSchema,
});

/** The copy of a page for one audience, which must have a workflow. */
export const audienceCopySchema = pageCopySchema
  .refine(hasWorkflow, {
    path: ['sections'],
    error: "lacks the steps of its audience: add a section of the kind 'workflow'",
  })
  .refine(({ hero: { screen, layout } }) => screen ?? layout, {
    path: ['hero', 'screen'],
    error:
      'is missing: show a screen of the product next to the claim, or the centrepiece of the page below it',
  })
  .refine(({ callToAction }) => callToAction.related, {
    path: ['callToAction', 'related'],
    error: 'is missing: name pages of other audiences, and the FAQ',
  });

export type Action = z.input<typeof actionSchema>;
export type HeroCopy = z.input<typeof heroSchema>;
export type ProseCopy = z.input<typeof proseSchema>;
export type FeaturesCopy = z.input<typeof featuresSchema>;
export type ChaptersCopy = z.input<typeof chaptersSchema>;
export type WorkflowCopy = z.input<typeof workflowSectionSchema>;
export type ListCopy = z.input<typeof listSchema>;
export type FiguresCopy = z.input<typeof figuresSchema>;
export type CallToActionCopy = z.input<typeof callToActionSchema>;
export type ComparisonCopy = z.input<typeof comparisonSchema>;
export type SectionCopy = z.input<typeof sectionSchema>;
export type Tone = NonNullable<ProseCopy['tone']>;
export type Pace = NonNullable<ProseCopy['pace']>;
export type PageCopy = z.input<typeof pageCopySchema>;

export const statisticsSchema = z.strictObject({
  heading,
  note: text(140),
  loading: text(40),
  failed: text(60),
  figures: z
    .array(
      z.strictObject({
        name: z
          .string()
          .regex(/^[a-z][a-zA-Z]*$/, 'is no key of the platform’s answer: write it in letters alone'),
        label: text(40),
        claim: z.number().min(0).describe('The figure elsewhere on the site.'),
        currency: z.literal('USD').exactOptional(),
      }),
    )
    .min(1)
    .describe('In display order.'),
});

/** Live figures of the platform. */
export type StatisticsCopy = Readonly<z.input<typeof statisticsSchema>>;
