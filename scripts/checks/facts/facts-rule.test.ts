import { describe, expect, it } from 'vitest';

import { rule } from '#scripts/checks/facts/typed-figures.ts';
import { foundIn } from '#tests/support/found-in.ts';
import { madeUpSite, saying } from '#tests/support/made-up-site.ts';

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

describe('the rule of facts', () => {
  it('tells of each figure whether it repeats or contradicts a fact, or is none (F-B6)', async () => {
    const found = await foundIn(new URL('golden/sentences.txt', import.meta.url), async (text) =>
      (await inContent(text)).map(({ line, message }) => `${line}: ${message}`),
    );
    // What the fact is today is no matter of this test.
    await expect(found.replaceAll(/(?<=which is ")[^"]*/g, '…')).toMatchFileSnapshot('golden/sentences.txt');
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
