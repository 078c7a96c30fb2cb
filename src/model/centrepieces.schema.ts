import { z } from 'zod';

import { chipSchema, colour, figureSchema, initials, percent, state } from './screen.schema.ts';
import { kebabId } from './string.schema.ts';
import { text } from './text.schema.ts';
import { subjectIcon } from './workflow.schema.ts';

/** The window around each of them. */
const window = {
  description: text(300).describe('What it shows, to assistive technology.'),
  title: text(40),
  aside: text(60).optional(),
  chip: chipSchema.optional(),
  choice: z
    .strictObject({ label: text(40), names: z.array(text(24)).min(2).max(3), start: z.int().optional() })
    .optional()
    .describe(
      'Its views: what one chooses, to assistive technology, their names, and the index of the first one shown.',
    ),
};

const step = z.strictObject({ name: text(60), line: text(60), day: text(20), initials: initials.optional() });

/** A fund as streams that fill its target, close by close (fund managers). */
export const closesSchema = z.strictObject({
  ...window,
  commitments: z.array(
    z.strictObject({
      id: z.string(),
      tone: colour,
      amount: z.number().positive(),
      from: percent,
      to: percent,
      isOfFirstClose: z.boolean(),
      isSigned: z.boolean(),
    }),
  ),
  target: z.number().positive(),
  moments: z.strictObject({
    firstClose: z.strictObject({ at: percent, text: text(40) }),
    today: z.strictObject({ at: percent, text: text(40) }),
    finalClose: text(40),
  }),
  views: z
    .array(
      z.strictObject({
        id: z.string(),
        figures: z.array(figureSchema).min(2).max(4),
        rows: z.array(
          z.strictObject({
            name: text(40),
            amount: z.number().positive(),
            value: text(20),
            chip: chipSchema.optional(),
            tone: colour.optional().describe('Absent: still open.'),
          }),
        ),
      }),
    )
    .length(3)
    .describe('At the first close, today, and at the final close.'),
  needs: z.strictObject({ title: text(60), items: z.array(step).min(2).max(5) }),
});

export type ClosesContent = z.input<typeof closesSchema>;

/** Advisors behind filters that work (consultants). */
export const directorySchema = z.strictObject({
  ...window,
  filters: z.array(
    z.strictObject({
      id: kebabId,
      label: text(20),
      all: text(20),
      options: z.array(z.strictObject({ id: z.string(), name: text(28) })).min(2),
    }),
  ),
  shown: text(28).describe('Before the number of Advisors that the filters leave.'),
  facts: z
    .array(z.strictObject({ label: text(28), value: text(60) }))
    .min(1)
    .max(4),
  entries: z.array(
    z.strictObject({
      id: z.string(),
      initials,
      name: text(40),
      line: text(60),
      statement: text(90),
      services: z.array(z.strictObject({ id: z.string(), name: text(28) })).min(1),
      place: kebabId,
    }),
  ),
});

export type DirectoryContent = z.input<typeof directorySchema>;

const listItem = z.strictObject({
  name: text(60),
  line: text(60).optional(),
  value: text(40).optional(),
  icon: subjectIcon.optional(),
  initials: initials.optional(),
  state: state.optional(),
  chip: chipSchema.optional(),
});

/** The shareholders of a company as a band, which one holding leaves for its buyer (secondary exit). */
export const capTableSchema = z.strictObject({
  ...window,
  holders: z
    .array(z.strictObject({ id: z.string(), name: text(28), share: percent, value: text(12) }))
    .min(3)
    .describe('The last one sells.'),
  buyer: z.strictObject({ name: text(40), line: text(40) }),
  price: text(60),
  views: z
    .array(
      z.strictObject({
        figures: z.array(figureSchema).min(2).max(3),
        title: text(40),
        items: z.array(listItem).min(2).max(4),
      }),
    )
    .length(3),
});

export type CapTableContent = z.input<typeof capTableSchema>;

/** A river of deals with those that were declined, one of which returns (private equity and venture capital). */
export const riverSchema = z.strictObject({
  ...window,
  declined: z
    .array(
      z.strictObject({
        id: z.string(),
        name: text(28),
        day: text(20),
        reason: text(90),
        review: text(60).optional(),
        at: percent,
      }),
    )
    .min(2)
    .describe('In the order of their days.'),
  returned: z.strictObject({
    name: text(28),
    declined: z.strictObject({ at: percent, day: text(20), reason: text(90) }),
    back: z.strictObject({ at: percent, day: text(20), reason: text(90) }),
    between: text(40),
  }),
  stages: z
    .array(z.strictObject({ id: z.string(), name: text(24), deals: text(20), value: text(20) }))
    .min(3),
  years: z.array(z.strictObject({ at: percent, name: text(8) })),
});

export type RiverContent = z.input<typeof riverSchema>;

/** Bidders by rounds of a sale (M&A and advisory firms). */
export const bidMatrixSchema = z
  .strictObject({
    ...window,
    rounds: z
      .array(
        z.strictObject({
          id: z.string(),
          name: text(28),
          figures: z.array(figureSchema).min(2).max(4),
          note: text(90),
        }),
      )
      .length(6),
    corner: text(28).describe('The heading of the column with the bidders.'),
    current: z.int().min(0).describe('The index of the round that is open, from 0.'),
    bidders: z
      .array(
        z.strictObject({
          id: z.string(),
          name: text(28),
          cells: z.array(z.strictObject({ text: text(28), line: text(40).optional(), state })),
        }),
      )
      .length(3),
  })
  .refine(({ rounds, bidders }) => bidders.every(({ cells }) => cells.length === rounds.length), {
    path: ['bidders'],
    error: 'has a bidder with more or fewer cells than rounds: give each round one',
  });

export type BidMatrixContent = z.input<typeof bidMatrixSchema>;

/** The file of a deal on the table of its committee (family offices). */
export const committeeSchema = z.strictObject({
  ...window,
  file: z.strictObject({
    title: text(40),
    line: text(60),
    figures: z.array(figureSchema).min(2).max(3),
  }),
  views: z.array(z.strictObject({ title: text(40), items: z.array(listItem).min(2).max(4) })).length(3),
  stamp: z.strictObject({ text: text(20), line: text(40) }),
  members: z
    .array(
      z.strictObject({
        id: z.string(),
        initials,
        name: text(28),
        role: text(40),
        views: z.array(z.strictObject({ note: text(90), chip: chipSchema })).length(3),
      }),
    )
    .length(4),
});

/** The answers to a client’s questions, which become a report of one page (fundraisers). */
export const reportSchema = z.strictObject({
  ...window,
  call: z.strictObject({ title: text(40), line: text(60) }),
  letterhead: z.strictObject({ title: text(40), line: text(60) }),
  answers: z
    .array(
      z.strictObject({
        id: z.string(),
        question: text(60),
        title: text(40),
        figures: z.array(figureSchema).min(2).max(4).optional(),
        items: z
          .array(listItem.extend({ share: percent.optional() }))
          .min(2)
          .max(4),
      }),
    )
    .length(4),
  prepared: text(60),
});

export type CommitteeContent = z.input<typeof committeeSchema>;
export type ReportContent = z.input<typeof reportSchema>;
