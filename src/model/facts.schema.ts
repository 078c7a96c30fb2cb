import { z } from 'zod';

import { dollars, usDollars } from '#content/prose-amounts.ts';
import { text } from './text.schema.ts';

const claimSchema = z.strictObject({
  source: text(120).describe('Who states it, and where. Say when the company is the only source.'),
  reviewBy: z.iso
    .date('is not a day written as 2027-05-31')
    .describe('Day by which the claim must be confirmed again. From then on the build warns.'),
});

const scales: Readonly<Record<string, number>> = { K: 1e3, M: 1e6, B: 1e9, million: 1e6, billion: 1e9 };

const words: Readonly<Record<string, number>> = {
  Free: 0,
  Zero: 0,
  one: 1,
  two: 2,
  three: 3,
  five: 5,
  six: 6,
};

/** The figures of a text: `$25B+` → 25,000,000,000; `2–5%` → 2 and 5; `two further months` → 2. */
const figuresIn = (shown: string): readonly number[] =>
  [...shown.matchAll(/(\d+(?:,\d{3})*(?:\.\d+)?)\u00a0?([KMB]\b|million|billion)?|\b[A-Za-z]+\b/g)].flatMap(
    ([word, figure, scale = '']) =>
      figure ? [Number(figure.replaceAll(',', '')) * (scales[scale] ?? 1)] : (words[word] ?? []),
  );

const showsItsValue = ({
  value,
  text: shown,
}: {
  readonly value: number | readonly number[];
  readonly text: string;
}) => figuresIn(shown).join() === [value].flat().join();

type Figure = { readonly text: string; readonly value?: unknown };

const forms = { dollars, usDollars } as const;

/** The form of `content/prose-amounts.ts` that the text of a fact has, if it is an amount. */
export const amountForm = ({ text: shown, value }: Figure): keyof typeof forms | undefined =>
  (['dollars', 'usDollars'] as const).find(
    (form) => typeof value === 'number' && forms[form](value) === shown.replaceAll('\u00a0', ' '),
  );

/** A claim may say “more than”: `$25B+`. */
const hasForm = (shown: Parameters<typeof showsItsValue>[0] & { readonly claim?: unknown }) =>
  !shown.text.includes('$') ||
  shown.claim !== undefined ||
  amountForm(shown) !== undefined ||
  !showsItsValue(shown);

const showsIt = {
  path: ['text'],
  error: 'shows another figure than its value: write the same in both',
};

/** A number before its unit; "4 and" is no unit. */
const LOOSE_UNIT = /\d (?!and\b|to\b)/;

const figure = {
  value: z
    .union([z.number(), z.array(z.number()).readonly()])
    .describe('The figure for calculations, in the unit of its name.'),
  text: text(30)
    .refine(
      (shown) => !LOOSE_UNIT.test(shown),
      'lets a line break part the figure from its unit: write \\u00a0 for the space between them',
    )
    .describe('The figure as it is shown.'),
};

export const factsSchema = z.record(
  z.string(),
  z
    .strictObject({
      ...figure,
      from: z.iso
        .date('is not a day written as 2027-05-31')
        .optional()
        .describe(
          'Day from which the figure holds: pages and legal texts of an earlier day show the one before.',
        ),
      before: z
        .strictObject(figure)
        .refine(showsItsValue, showsIt)
        .optional()
        .describe('The figure until then.'),
      claim: claimSchema
        .optional()
        .describe('Only for a statement about the market or the company: its source.'),
    })
    .refine(showsItsValue, showsIt)
    .refine(hasForm, {
      path: ['text'],
      error: 'is no form of content/prose-amounts.ts: write $12,000, $10\\u00a0million or US$100,000',
    })
    .refine(({ from, before }) => (from === undefined) === (before === undefined), {
      path: ['from'],
      error: 'and before belong together: the day of a change, and the figure until then',
    }),
);

export type Facts = z.input<typeof factsSchema>;
