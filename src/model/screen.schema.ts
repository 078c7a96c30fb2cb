import { z } from 'zod';

import { kebabId } from './string.schema.ts';
import { text } from './text.schema.ts';
import { pictureId, routeId } from './ids.schema.ts';
import { subjectIcon as icon } from './workflow.schema.ts';

const tone = z.enum(['good', 'wait', 'plain', 'night']);
const share = z.number().min(0).max(100).describe('Length of a bar, in percent.');
export const initials = text(3);
export const state = z.enum(['done', 'due', 'open', 'stopped']);
export const colour = z.enum(['deep', 'accent', 'light', 'clay', 'sand', 'stone']);

const chip = { text: text(28), tone, icon: icon.optional() };
export const chipSchema = z.strictObject({
  ...chip,
  before: z.strictObject(chip).optional().describe('What it replaces where a chapter is played.'),
});

export const figureSchema = z.strictObject({
  label: text(28),
  value: text(24),
  line: text(40).optional(),
  counts: z.literal(true).optional().describe('Counts up from zero where a chapter is played.'),
});

const buttonSchema = z.union([text(24), z.strictObject({ text: text(24), icon })]);

/** Every part may be in the composition for phones, which has two or three of them. */
const onTablets = z.boolean().optional().describe('`false`: only in wide screens.');
const common = {
  onPhones: z.boolean().optional().describe('Part of the composition for phones.'),
  onTablets,
};

const head = { title: text(40).optional(), aside: text(40).optional() };

const figuresPart = z.strictObject({
  kind: z.literal('figures'),
  ...common,
  items: z.array(figureSchema).min(2).max(5),
});

const boardPart = z.strictObject({
  kind: z.literal('board'),
  ...common,
  file: z.array(text(28)).max(4).optional().describe('Labels of what is in the `file` of each card.'),
  columns: z
    .array(
      z.strictObject({
        id: z.string(),
        title: text(24),
        total: text(20),
        totalBefore: text(20).optional().describe('Shown until the card that `arrives` is in its place.'),
        onPhones: z.boolean().optional(),
        onTablets,
        cards: z.array(
          z.strictObject({
            id: z.string(),
            title: text(28),
            line: text(40),
            icon: icon.optional(),
            amount: text(20),
            chip: chipSchema.optional(),
            share: share.optional(),
            progress: text(20).optional().describe('Beside the bar of `share`.'),
            arrives: text(20).optional().describe('Moved here once, from the column before, by this person.'),
            next: text(40),
            day: text(28).optional(),
            people: z.array(initials).max(3).optional(),
            file: z.array(text(40)).optional().describe('What a press on the card shows.'),
          }),
        ),
      }),
    )
    .min(2)
    .max(5),
});

/** Marks and texts of a line in a list, or of a cell. */
const entry = {
  icon: icon.optional(),
  initials: initials.optional(),
  tone: colour.optional().describe('A dot, or the ground of the initials.'),
  state: state.optional(),
  line: text(90).optional(),
  share: share.optional(),
  chip: chipSchema.optional(),
};

const cellSchema = z.union([
  text(60),
  z.strictObject({
    ...entry,
    text: text(60).optional(),
    onTablets,
    dots: z.array(z.boolean()).max(3).optional().describe('Which of the groups have access.'),
  }),
]);

const tablePart = z.strictObject({
  kind: z.literal('table'),
  ...common,
  ...head,
  columns: z.array(text(24)).min(2).max(8).optional(),
  rows: z
    .array(
      z.union([
        z.strictObject({ group: text(40), tone: colour.optional(), value: text(24).optional(), onTablets }),
        z.strictObject({
          cells: z.array(cellSchema).min(2).max(8),
          isCurrent: z.boolean().optional(),
          onTablets,
        }),
      ]),
    )
    .min(2),
});

const listPart = z.strictObject({
  kind: z.literal('list'),
  ...common,
  ...head,
  tone: z.enum(['paper', 'night', 'clay', 'bare']).optional().describe('`bare`: without a frame.'),
  layout: z.literal('row').optional().describe('In one line, such as the steps of a process.'),
  items: z
    .array(
      z.strictObject({
        ...entry,
        name: text(60),
        value: text(40).optional(),
        isInner: z.boolean().optional().describe('One step deeper, such as a folder in a folder.'),
        isCurrent: z.boolean().optional(),
        isHidden: z.boolean().optional().describe('A veil in place of the value.'),
        isRevealed: z.boolean().optional().describe('A veil slides off the value.'),
        isSubject: z
          .boolean()
          .optional()
          .describe('Larger: the person or firm of the list. Without initials it is anonymous.'),
      }),
    )
    .min(1),
  buttons: z.array(text(28)).max(3).optional().describe('Below the list. The first one is the main one.'),
  note: text(90).optional(),
});

export const percent = z
  .number()
  .min(0)
  .max(100)
  .describe('A moment on the axis of time, in percent of its length.');

const chartPart = z.strictObject({
  kind: z.literal('chart'),
  ...common,
  figures: z.array(figureSchema).max(3),
  months: z.array(text(14)).min(3).max(6).describe('In equal steps from the start of the axis to its end.'),
  target: z.strictObject({ amount: z.number().positive(), text: text(28) }),
  today: z.strictObject({ at: percent, text: text(28) }),
  commitments: z
    .array(z.strictObject({ amount: z.number().positive(), from: percent, to: percent, tone: colour }))
    .min(1)
    .describe('Each joins the ones before as a stream: it sets out at `from` and is signed at `to`.'),
  outlook: z.strictObject({ amount: z.number().positive(), text: text(28) }),
});

const paperPart = z.strictObject({
  kind: z.literal('paper'),
  ...common,
  title: text(60),
  line: text(90),
  clauses: z.array(z.strictObject({ title: text(50), text: text(140) })).min(2),
  signatures: z
    .array(z.strictObject({ name: text(30), line: text(40), state }))
    .min(1)
    .max(3),
});

const listingsPart = z.strictObject({
  kind: z.literal('listings'),
  ...common,
  layout: z.enum(['grid', 'featured']).optional().describe('`featured`: the first one is larger.'),
  items: z
    .array(
      z.strictObject({
        id: z.string(),
        picture: pictureId,
        assetClass: chipSchema,
        title: text(28),
        region: text(24),
        text: text(90),
        terms: z.array(figureSchema).min(2).max(4),
        publisher: text(40),
        isHidden: z.boolean().optional().describe('The issuer keeps its name confidential.'),
      }),
    )
    .min(1)
    .max(6),
});

const passagePart = z.strictObject({
  kind: z.literal('passage'),
  ...common,
  text: text(40).describe('What happens between the part above and the part below.'),
});

const streamsPart = z.strictObject({
  kind: z.literal('streams'),
  ...common,
  items: z
    .array(
      z.strictObject({
        name: text(40),
        line: text(40),
        initials,
        amount: z.number().positive().describe('Sets how wide its stream is.'),
        value: text(20),
        chip: chipSchema,
        isCurrent: z.boolean().optional(),
      }),
    )
    .min(2)
    .max(8),
  rest: z.strictObject({ name: text(40), amount: z.number().positive(), value: text(20) }),
});

export const partSchema = z.discriminatedUnion('kind', [
  figuresPart,
  boardPart,
  tablePart,
  listPart,
  chartPart,
  paperPart,
  listingsPart,
  passagePart,
  streamsPart,
]);

const personSchema = z.strictObject({
  initials: initials.optional().describe('Absent: the person is anonymous.'),
  name: text(28),
  role: text(40),
});

const columnsSchema = z
  .array(
    z.strictObject({
      size: z
        .enum(['index', 'main', 'side'])
        .describe('`index`: narrow, only in wide screens. `main`: what is left. `side`: a third.'),
      parts: z.array(partSchema).min(1),
    }),
  )
  .min(1)
  .max(3);

const app = z.enum(['product', 'marketplace', 'portal']);

/** A screen of the product as a picture made of HTML. */
export const screenContentSchema = z.strictObject({
  description: text(300).describe('What the screen shows, to assistive technology.'),
  app,
  section: kebabId.describe('The current entry of the menu: an id in content/en/screen-menus.ts.'),
  owner: z
    .strictObject({ workspace: text(28).exactOptional(), person: personSchema })
    .optional()
    .describe('Whose workspace it is, if not the one of the menu.'),
  title: text(40),
  aside: text(40).optional(),
  chip: chipSchema.optional(),
  views: z
    .strictObject({
      label: text(20).describe('What one chooses, to assistive technology.'),
      first: text(20).describe('The name of the view with the `columns` of the screen.'),
      others: z
        .array(
          z.strictObject({
            name: text(20),
            columns: columnsSchema.describe('In place of the last columns of the screen.'),
          }),
        )
        .min(1)
        .max(2),
    })
    .optional()
    .describe('Chosen in the bar. The screen is no picture then, but can be used.'),
  brands: z
    .strictObject({
      label: text(28),
      address: text(40),
      accents: z
        .array(
          z.strictObject({
            id: z
              .enum(['plum', 'ocean', 'forest', 'crimson', 'copper', 'slate'])
              .describe('A colour of src/styles/tokens.css.'),
            name: text(20).describe('The colour in words, to assistive technology.'),
          }),
        )
        .min(2),
    })
    .optional()
    .describe('Accent colours of a portal, chosen above it. The first one is its own.'),
  tone: z.literal('night').optional().describe('The whole screen is dark.'),
  people: z.array(initials).max(5).optional(),
  buttons: z.array(buttonSchema).max(3).optional().describe('In the bar. The last one is the main one.'),
  top: z.array(partSchema).min(1).optional().describe('Parts across all columns.'),
  columns: columnsSchema,
});

export type ScreenContent = z.input<typeof screenContentSchema>;
export type ScreenPart = z.input<typeof partSchema>;
export type PartOf<Kind extends ScreenPart['kind']> = Extract<ScreenPart, { kind: Kind }>;
export type ChipContent = z.input<typeof chipSchema>;
export type Colour = z.input<typeof colour>;
export type EntryContent = Exclude<z.input<typeof cellSchema>, string>;
export type FigureContent = z.input<typeof figureSchema>;
export type ButtonContent = z.input<typeof buttonSchema>;

/** The menu of each application, which its screens share. */
export const screenMenusSchema = z.record(
  app,
  z.strictObject({
    name: text(40),
    workspace: text(28).exactOptional(),
    entries: z
      .array(
        z.strictObject({
          id: kebabId.describe('A heading of the page of the product, which shows that screen.'),
          label: text(28),
          icon,
          route: routeId.exactOptional().describe('The page that shows it, if it is another one.'),
        }),
      )
      .min(1),
    projects: z
      .strictObject({
        title: text(28),
        items: z.array(z.strictObject({ name: text(28), tone: colour })).min(1),
      })
      .exactOptional(),
    person: personSchema,
  }),
);

export type ScreenMenus = Readonly<z.input<typeof screenMenusSchema>>;

/** The screens of a workflow, one for each step, in the order of the steps. */
export const stepScreensSchema = z.array(
  z.strictObject({
    title: text(40).describe('In the bar of its window, and its name to assistive technology.'),
    chip: chipSchema.optional(),
    parts: z.array(partSchema).min(1).max(2).describe('Three to five lines in all, to fit in 20rem.'),
  }),
);

export type StepScreens = z.input<typeof stepScreensSchema>;
