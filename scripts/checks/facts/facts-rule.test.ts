import { describe, expect, it } from 'vitest';

import { facts } from '#content/facts-today.ts';
import { rule } from '#scripts/checks/facts.ts';
import { madeUpSite, saying } from '#tests/support/made-up-site.ts';
import type { FactId } from './topics.ts';

const factsSource = `export const facts = {
  countries: { value: 150 },
  minimumTicket: { value: 100_000 },
  traditionalSuccessFee: { value: [2, 5] },
  feeDueDays: { value: 5 },
  multiStorage: { value: 50 },
};
`;

/** The problems of one file, with a table of facts whose lines are known. */
const findingsIn = async (file: string, text: string) =>
  rule.run(await madeUpSite({ 'content/facts.ts': factsSource, [file]: text }));

const inContent = (text: string) =>
  findingsIn('content/en/pages/made-up.ts', `export const copy =\n  '${text}';\n`);

const contradictions: readonly [string, string, FactId, number][] = [
  ['a sum', 'A minimum ticket of US$50,000', 'minimumTicket', 3],
  ['the sum of another fact', 'A minimum ticket of US$2,000,000', 'minimumTicket', 3],
  ['a count', 'A market of 160+ countries', 'countries', 2],
  ['a period', 'A fee is payable within 14 days', 'feeDueDays', 5],
];

describe('facts', () => {
  it.each([
    ['a sum', 'From US$100,000 upwards', 'minimumTicket', 3],
    ['a sum in another spelling', 'A minimum of USD 100,000', 'minimumTicket', 3],
    ['a share', 'They ask for 2–5% of it', 'traditionalSuccessFee', 4],
    ['a count', 'In 150+ countries', 'countries', 2],
    ['a count without its plus', 'In 150 countries', 'countries', 2],
    ['a period', 'A fee is payable within 5 calendar days', 'feeDueDays', 5],
    ['a size that no line break parts', String.raw`Storage of 50\u00a0GB`, 'multiStorage', 6],
    ['a period in words', 'A fee is payable within five days', 'feeDueDays', 5],
  ])('finds %s that repeats a fact, and names both places (F-B6)', async (_case, text, id, line) => {
    expect(await inContent(text)).toEqual([
      {
        file: 'content/en/pages/made-up.ts',
        line: 2,
        message: saying(`repeats ${id} of content/facts.ts:${line}: write \${facts.${id}.text}`),
      },
    ]);
  });

  it.each(contradictions)(
    'finds %s that contradicts a fact, and names both places (F-B6)',
    async (_case, text, id, line) => {
      const { text: stated } = facts[id];
      expect(await inContent(text)).toMatchObject([
        {
          file: 'content/en/pages/made-up.ts',
          line: 2,
          message: saying(`contradicts ${id} of content/facts.ts:${line}, which is "${stated}"`),
        },
      ]);
    },
  );

  it.each(['It grew by 40%', 'A success fee of 5%', 'A prize of $400', 'With 7 TB of disk'])(
    'finds "%s", which no fact holds',
    async (text) => {
      expect(await inContent(text)).toMatchObject([{ message: saying('is no figure of content/facts.ts') }]);
    },
  );

  it.each([
    'Three partners, two offices and 24/7 coffee',
    'In eighteen months, after 5 days of talks',
    'Product 360 takes ten minutes',
  ])('leaves "%s" alone', async (text) => {
    expect(await inContent(text)).toEqual([]);
  });

  it('ignores the values of a template, and reads the text around them', async () => {
    const template =
      'export const copy = `${facts.minimumTicket.text} at\n$7 or ${n}% of US$${n} ${`$8`}`;\n';
    expect(await findingsIn('content/made-up.ts', template)).toMatchObject([
      { line: 2, message: saying('"$7"') },
      { line: 2, message: saying('"$8"') },
    ]);
  });

  it('leaves the invented amounts of product screens alone', async () => {
    expect(await findingsIn('content/en/screens/made-up.ts', "export const made = 'US$24.0M';\n")).toEqual(
      [],
    );
  });

  it('reads titles and the text between tags in code, and none of its other literals', async () => {
    const code =
      'export const A = () => (\n  <p title="5%" style={{ width: "50%" }}>\n    Only $9\n  </p>\n);\n';
    expect(await findingsIn('src/pages/about/about.tsx', code)).toMatchObject([{ line: 2 }, { line: 3 }]);
    expect(await findingsIn('src/ui/field/field.tsx', code)).toEqual([]);
  });
});
