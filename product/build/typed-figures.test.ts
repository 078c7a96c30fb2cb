import type { Plugin } from 'vite';
import { expect, it } from 'vitest';

import { loadWords } from '../../scripts/languages/load-words.ts';
import { textsOf } from '../../scripts/languages/texts.ts';
import { paths } from '../../scripts/support/paths.ts';
import { foundIn } from '../../tests/support/found-in.ts';
import { madeUpSite } from '../../tests/support/made-up-site.ts';
import { findTypedFigures } from './typed-figures.ts';

const file = 'content/en/screens/made-up.ts';

const findingsIn = async (value: string) =>
  findTypedFigures((await madeUpSite({ [file]: `export const screen = {\n  text: ${value},\n};\n` })).root);

it('the check of screens refuses typed numbers and names, with the line and the remedy', async () => {
  const found = await foundIn(new URL('golden/values.txt', import.meta.url), async (value) =>
    (await findingsIn(value)).map(({ line, message }) => `${line}: ${message}`),
  );
  await expect(found).toMatchFileSnapshot('golden/values.txt');
});

it('the check of screens reads centrepieces too, and no other texts', async () => {
  const text = "export const a = '24 firms';";
  expect(
    findTypedFigures((await madeUpSite({ 'content/en/centrepieces/made-up.ts': text })).root),
  ).toHaveLength(1);
  expect(findTypedFigures((await madeUpSite({ 'content/en/faq.ts': text })).root)).toEqual([]);
});

/** A sample world in which Project Cedar has another amount. */
const worldWithCedarOf = (millions: number): Plugin => ({
  name: 'changed-sample-world',
  enforce: 'pre',
  transform: {
    filter: { id: /\/content\/sample-world\.ts$/ },
    handler: (code) =>
      code.replaceAll(
        /(cedar: \{\s+(?:what: [^}]+\},\s+offer: \{\s+amount|target): )[^,]+/g,
        `$1${millions} * M`,
      ),
  },
});

/** The places of an amount in the texts of all pages and screens. */
async function placesOf(amount: string, millions: number) {
  const words = await loadWords(paths.root, 'en', [worldWithCedarOf(millions)]);
  return [...words].flatMap(([module, exported]) =>
    textsOf(module, exported, 'en')
      .filter(({ english }) => english.includes(amount))
      .map(({ context }) => `${module} ${context}`),
  );
}

it('an amount of the sample world changes in every screen, description and portal with one edit', async () => {
  const before = await placesOf('US$87.1M', 87.1);
  expect(new Set(before.map((place) => place.split(' ')[0])).size).toBeGreaterThanOrEqual(5);
  expect(before).toContain('screens/fundraising.ts fundraising.description');
  expect(await placesOf('US$87.1M', 93.4)).toEqual([]);
  expect(await placesOf('US$93.4M', 93.4)).toEqual(before);
});
