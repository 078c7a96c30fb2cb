import { z } from 'zod';

import { text } from './text.schema.ts';
import { subjectIcon as icon } from './workflow.schema.ts';

/** Every screen of content/en/screens. */
export const screenIds = [
  'pipeline',
  'fundraising',
  'committee-file',
  'fund-raise',
  'mandate-board',
  'declined-pipeline',
  'founder-room',
  'raise-by-stage',
  'advisor-pool',
  'programme-portal',
] as const;

export type ScreenId = (typeof screenIds)[number];

const tone = z.enum(['good', 'wait', 'plain', 'night']);
const share = z.number().min(0).max(100).describe('Length of a bar, in percent.');
const initials = text(3);
const state = z.enum(['done', 'due', 'open']);

const chipSchema = z.strictObject({ text: text(28), tone, icon: icon.optional() });

const figureSchema = z.strictObject({ label: text(28), value: text(24) });

/** Every part may be in the composition for phones, which has two or three of them. */
const common = { onPhones: z.boolean().optional().describe('Part of the composition for phones.') };

const figuresPart = z.strictObject({
  kind: z.literal('figures'),
  ...common,
  items: z.array(figureSchema).min(2).max(5),
});

const boardPart = z.strictObject({
  kind: z.literal('board'),
  ...common,
  columns: z
    .array(
      z.strictObject({
        id: z.string(),
        title: text(24),
        total: text(20),
        onPhones: z.boolean().optional(),
        cards: z.array(
          z.strictObject({
            id: z.string(),
            title: text(28),
            line: text(40),
            amount: text(20),
            chip: chipSchema.optional(),
            share: share.optional(),
            next: text(40),
            day: text(16).optional(),
            people: z.array(initials).max(3).optional(),
          }),
        ),
      }),
    )
    .min(2)
    .max(5),
});

const cellSchema = z.union([
  text(60),
  z.strictObject({
    text: text(60).optional(),
    line: text(60).optional(),
    icon: icon.optional(),
    initials: initials.optional(),
    chip: chipSchema.optional(),
    share: share.optional(),
    state: state.optional(),
  }),
]);

const tablePart = z.strictObject({
  kind: z.literal('table'),
  ...common,
  title: text(40).optional(),
  aside: text(40).optional(),
  columns: z.array(text(24)).min(2).max(8).optional(),
  rows: z
    .array(
      z.union([
        z.strictObject({ group: text(40), value: text(24).optional() }),
        z.strictObject({ cells: z.array(cellSchema).min(2).max(8), isCurrent: z.boolean().optional() }),
      ]),
    )
    .min(2),
});

const listPart = z.strictObject({
  kind: z.literal('list'),
  ...common,
  title: text(40).optional(),
  aside: text(40).optional(),
  tone: z.enum(['paper', 'night', 'clay']).optional(),
  items: z
    .array(
      z.strictObject({
        name: text(60),
        line: text(80).optional(),
        value: text(28).optional(),
        chip: chipSchema.optional(),
        icon: icon.optional(),
        initials: initials.optional(),
        state: state.optional(),
        share: share.optional(),
        isInner: z.boolean().optional().describe('One step deeper, such as a folder in a folder.'),
        isCurrent: z.boolean().optional(),
      }),
    )
    .min(1),
  buttons: z.array(text(24)).max(3).optional().describe('Below the list. The first one is the main one.'),
});

const barsPart = z.strictObject({
  kind: z.literal('bars'),
  ...common,
  title: text(40),
  aside: text(40).optional(),
  layout: z.enum(['rows', 'whole']).describe('`rows`: a bar each. `whole`: the parts of one bar.'),
  items: z
    .array(z.strictObject({ name: text(40), value: text(28), share }))
    .min(2)
    .max(5),
});

export const partSchema = z.discriminatedUnion('kind', [
  figuresPart,
  boardPart,
  tablePart,
  listPart,
  barsPart,
]);

const personSchema = z.strictObject({ initials, name: text(28), role: text(40) });

/** A screen of the product as a picture made of HTML. */
export const screenContentSchema = z.strictObject({
  description: text(300).describe('What the screen shows, to assistive technology.'),
  app: z.enum(['product', 'marketplace', 'portal']),
  section: z.string().describe('The current entry of the menu: an id in content/en/screens/menus.ts.'),
  owner: z
    .strictObject({ workspace: text(28), person: personSchema })
    .optional()
    .describe('Whose workspace it is, if not the one of the menu.'),
  title: text(40),
  aside: text(40).optional(),
  chip: chipSchema.optional(),
  people: z.array(initials).max(5).optional(),
  buttons: z.array(text(24)).max(3).optional().describe('In the bar. The last one is the main one.'),
  columns: z
    .array(
      z.strictObject({
        size: z
          .enum(['index', 'main', 'side'])
          .describe('`index`: narrow, only in wide screens. `main`: what is left. `side`: a third.'),
        parts: z.array(partSchema).min(1),
      }),
    )
    .min(1)
    .max(3),
});

export type ScreenContent = z.input<typeof screenContentSchema>;
export type ScreenPart = z.input<typeof partSchema>;
export type PartOf<Kind extends ScreenPart['kind']> = Extract<ScreenPart, { kind: Kind }>;
export type ChipContent = z.input<typeof chipSchema>;

type MenuEntry = { readonly id: string; readonly label: string; readonly icon: z.input<typeof icon> };

/** The menu of each application, which its screens share. */
export type ScreenMenus = Readonly<
  Record<
    ScreenContent['app'],
    {
      readonly name: string;
      readonly workspace?: string;
      readonly entries: readonly MenuEntry[];
      readonly person: Readonly<z.input<typeof personSchema>>;
    }
  >
>;
