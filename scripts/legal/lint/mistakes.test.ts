import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { site } from '#content/site.ts';
import { figures, type Row, typing } from '#tests/support/legal/mistakes.ts';
import { references } from '#tests/support/legal/reference-mistakes.ts';
import { madeUpDocuments } from '#tests/support/legal/made-up-documents.ts';
import { clause, findingsIn, findingsAfter } from '#tests/support/legal/findings-after.ts';

/** Where the clause on waivers stands in the document that is changed. */
const FIRST_LINE = 51;

/** One clause for each member, so that a document is read once for a row. */
describe.each<readonly [string, readonly Row[]]>([
  ['figures', figures],
  ['typing', typing],
  ['references', references],
])('%s', (_matter, rows) => {
  it.each(rows.map((row) => ({ name: row[0], row })))(
    '$name is found once, in each form (F-L2, F-L4)',
    async ({ row }) => {
      const [, says, ...members] = row;
      const clauses = members.map(
        (text, index) =>
          `### No waiver ${'abcdefghijklmnopqrstuvwxyz'[index % 26]}${index > 25 ? 'a' : ''}\n\n${text}\n\n`,
      );
      const findings = await findingsAfter(clause, clauses.join(''));
      const missed = members.filter((_text, index) => {
        const from = FIRST_LINE + linesOf(clauses.slice(0, index).join(''));
        const to = from + linesOf(clauses[index] ?? '');
        const mine = findings.filter((finding) => {
          const line = Number(/^content\/legal\/terms\.mdx:(\d+) /.exec(finding)?.[1]);
          return line >= from && line < to;
        });
        return mine.length !== 1 || !says.test(mine[0] ?? '');
      });
      expect({ missed, findings: missed.length > 0 ? findings : [] }).toEqual({ missed: [], findings: [] });
      expect(findings).toHaveLength(members.length);
    },
  );
});

const linesOf = (text: string) => text.split('\n').length - 1;

describe('what is right', () => {
  it('is left alone', async () => {
    const text = [
      'This follows article 10 of the law, section 4 of the companies act and articles 5 to 7 of the rulebook.',
      'We met on 4 March 2026 (a “rare” day).',
      'A day’s notice – rare – is given in ten minutes.',
      'Half of the members, a third party and 21 people meet once a week, twice a year.',
      'This follows article 6(1)(f) GDPR, Articles 5 and 6 of DIFC Law No. 5 of 2020 and clause 4 of the lease.',
      'It is naïve, pro rata, mutatis mutandis and pre-contractual, as in the U.S. and Dubai.',
      'The fee to be agreed between us is at its foot; it was “a ‘rare’ day”.',
      '[This sentence, in <Fact id="countries" /> countries, stands in brackets.]',
      `See https://rules.example/a and write to privacy@${site.brandHost}.`,
      'Three partners wait.',
      'See [rules](https://rules.example/a_b?c=1#d), [mail](mailto:legal@brand.example) and [contact](/contact?subject=Legal).',
    ].join('\n\n');
    expect(await findingsAfter(clause, `### No waiver\n\n${text}\n`)).toEqual([]);
  });
});

describe('a fault that makes a file unreadable is reported alone', () => {
  it.each([
    [
      'a conflict',
      clause,
      '### No waiver\n\n<<<<<<< HEAD\nRare.\n=======\nFair.\n>>>>>>> proposal\n',
      /:\d+ holds two wordings that were changed at the same time and not joined/,
    ],
    [
      'a conflict at the top',
      /version: .*/,
      "<<<<<<< HEAD\nversion: '1.2'\n=======\nversion: '1.3'\n>>>>>>> proposal",
      /:4 holds two wordings/,
    ],
    [
      'a text that does not end',
      /title: .*/,
      "title: 'Terms",
      /:\d+ a text does not end where its line ends/,
    ],
    [
      'a field in disorder',
      /title: .*/,
      '{title',
      /:2 “\{title” cannot be read: write each field as name: 'text'/,
    ],
    ['no data at the top', /^---\n/, '', /:1 front matter is missing/],
  ])('%s', async (_what, from, to, message) => {
    expect(await findingsAfter(from, to)).toEqual([expect.stringMatching(message)]);
  });

  it('a document that is gone', async () => {
    const root = await madeUpDocuments();
    await rm(join(root, 'content/legal/privacy.mdx'));
    expect(await findingsIn(root)).toEqual([
      expect.stringMatching(
        /^content\/legal\/privacy\.mdx:1 is missing, and its page with it: put the file back/,
      ),
    ]);
  });
});

describe('data at the top is text too', () => {
  it.each([
    [/summary: .*/, "summary: 'It is [●] here.'", /:3 “\[●\]” is left open/],
    [/title: .*/, "title: 'Terms\u200b of Service'", /:2 has, behind “'Terms”, an invisible character/],
    [
      /summary: .*/,
      "summary: 'It costs twelve thousand dollars for a business.'",
      /:3 .*repeats priceBusiness/,
    ],
  ])('%s', async (from, to, message) => {
    expect(await findingsAfter(from, to)).toContainEqual(expect.stringMatching(message));
  });
});

it('takes a link to where another document defines a term for its definition', async () => {
  const link = (to: string) => `Terms have the meaning of [the terms](${to}); a User may read.`;
  const text = 'Terms defined in the Terms of Service mean the same here; a User may read.';
  const findings = async (to: string) => findingsAfter(text, to, 'privacy.mdx');
  expect(await findings(link('/terms#defined-terms'))).toEqual([]);
  expect(await findings(link('/terms#term-user'))).toEqual([]);
  expect(await findings(link('/terms#notices'))).toEqual([
    expect.stringMatching(/“User” has capital letters/),
  ]);
});
