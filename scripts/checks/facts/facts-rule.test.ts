import { describe, expect, it } from 'vitest';

import { facts } from '#content/facts-today.ts';
import { rule } from '#scripts/checks/facts/typed-figures.ts';
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

const PLACE = { file: 'content/en/pages/made-up.ts', line: 2 };

const inContent = (text: string) =>
  findingsIn('content/en/pages/made-up.ts', `export const copy =\n  '${text}';\n`);

describe('the rule of facts', () => {
  it.each<readonly [string, FactId, number]>([
    ['From US$100,000 upwards', 'minimumTicket', 3],
    ['They ask for 2–5% of it', 'traditionalSuccessFee', 4],
    ['In 150+ countries', 'countries', 2],
    ['A fee is payable within 5 calendar days', 'feeDueDays', 5],
    [String.raw`Storage of 50\u00a0GB`, 'multiStorage', 6],
  ])('finds that "%s" repeats %s, and names both places (F-B6)', async (text, id, line) => {
    const place = `repeats ${id} of content/facts.ts:${line}: write \${facts.${id}.text}`;
    expect(await inContent(text)).toEqual([{ ...PLACE, message: saying(place) }]);
  });

  it.each<readonly [string, FactId, number]>([
    ['A minimum ticket of US$50,000', 'minimumTicket', 3],
    ['A market of 160+ countries', 'countries', 2],
    ['A fee is payable within 14 days', 'feeDueDays', 5],
  ])('finds that "%s" contradicts %s, and names both places (F-B6)', async (text, id, line) => {
    const place = `contradicts ${id} of content/facts.ts:${line}, which is "${facts[id].text}"`;
    expect(await inContent(text)).toEqual([{ ...PLACE, message: saying(place) }]);
  });

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

  it('leaves the invented amounts of the sample world alone, but not of screens', async () => {
    const amount = "export const made = 'US$24.0M';\n";
    expect(await findingsIn('content/sample-world.ts', amount)).toEqual([]);
    expect(await findingsIn('content/en/screens/made-up.ts', amount)).toHaveLength(1);
  });

  it('reads titles and the text between tags in code, and none of its other literals', async () => {
    const code =
      'export const A = () => (\n  <p title="5%" style={{ width: "50%" }}>\n    Only $9\n  </p>\n);\n';
    expect(await findingsIn('src/pages/about/about.tsx', code)).toMatchObject([{ line: 2 }, { line: 3 }]);
    expect(await findingsIn('src/ui/field/field.tsx', code)).toEqual([]);
  });
});
