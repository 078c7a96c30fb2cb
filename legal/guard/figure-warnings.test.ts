import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { formatDiagnostic } from '../../scripts/support/diagnostics.ts';
import { snapshotOf } from '#legal/read/snapshot.ts';
import { TODAY } from '#legal/tests/made-up-documents.ts';
import { FACTS, KEPT, matching, proposal, TERMS, WORDS } from '#legal/tests/proposal.ts';
import { figureWarnings } from './figure-warnings.ts';

const DAY = '2027-01-01';
const PRICE = /priceBusiness: .+/;
const NEW = "priceBusiness: { value: 13_000, text: '$13,000' },";
const DATED = `priceBusiness: { value: 13_000, text: '$13,000', from: '${DAY}', before: { value: 12_000, text: '$12,000' } },`;

/** Terms in force, and a version to come with another price; the facts as they are written. */
async function twoPrices(fact: string) {
  const { published, root, edit, renew, findings } = await proposal();
  await renew();
  await edit(`effectiveDate: '${TODAY}'`, `effectiveDate: '${DAY}'`);
  await edit(PRICE, fact, FACTS);
  await edit('No waiver: counted in days.', 'Subscription fees: Business costs more.');
  const after = await snapshotOf(root);
  const warned = (day: string) => figureWarnings(after, day).map(formatDiagnostic);
  const { documents: before } = await snapshotOf(published);
  return { root, before, after, warned, findings };
}

it('shows each version the figure of its day, and the pages that of theirs', async () => {
  const { after, warned, findings } = await twoPrices(DATED);
  const terms = after.documents.find(({ id }) => id === 'terms');
  const said = [terms?.current, terms?.earlier[0]].map((version) => version?.plainText);
  expect(said[0]).toContain('Business | $13,000 | Yearly');
  expect(said[1]).toContain('Business | $12,000 | Yearly');
  expect(await findings()).toEqual([]);
  expect([warned(TODAY), warned(DAY)]).toEqual([[], []]);
});

it('warns of a price that changes on the pages before the text in force does, and names both', async () => {
  const { warned } = await twoPrices(NEW);
  expect(warned(TODAY)).toEqual(
    matching(
      /content\/facts\.ts:\d+ the figure priceBusiness is “\$13,000” on the pages now, and Terms of Service 1\.2, which is in force then, says “\$12,000”: ask a developer to show “\$13,000” from 1 January 2027 on, .* and “\$12,000” until then/,
    ),
  );
  expect(warned(DAY)).toEqual([]);
});

it('names the version in force that is not archived yet', async () => {
  const { root, before } = await twoPrices(NEW);
  await rm(join(root, KEPT));
  const warned = figureWarnings(await snapshotOf(root), TODAY, before).map(({ message }) => message);
  expect(warned).toEqual([expect.stringContaining('Terms of Service 1.2, which is in force then')]);
});

it('takes a space that does not break for a space', async () => {
  const { root, edit } = await proposal();
  await edit(WORDS[0], 'A fee falls due within <Fact id="feeDueDays" />.', TERMS);
  expect(figureWarnings(await snapshotOf(root), TODAY)).toEqual([]);
});

it('warns of a day of change on which the text in force still says the old figure', async () => {
  const { root, edit, findings } = await proposal();
  await edit(PRICE, DATED, FACTS);
  expect(await findings()).toEqual([]);
  expect(figureWarnings(await snapshotOf(root), TODAY).map(formatDiagnostic)).toEqual(
    matching(
      /priceBusiness is “\$13,000” on the pages from 1 January 2027 on, and Terms of Service 1\.2, .* says “\$12,000”: publish a version .*, or ask a developer for “\$12,000”/,
    ),
  );
});
