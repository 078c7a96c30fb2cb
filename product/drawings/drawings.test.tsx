import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { sumOf } from '../../content/sample-state.ts';
import { world } from '../../content/sample-world.ts';
import { bidMatrix } from '../../content/en/centrepieces/advisory-ma.ts';
import { directory } from '../../content/en/centrepieces/consultants.ts';
import { committee } from '../../content/en/centrepieces/family-office.ts';
import { closes } from '../../content/en/centrepieces/fund-managers.ts';
import { ledger } from '../../content/en/centrepieces/marketplace.ts';
import { report } from '../../content/en/centrepieces/fundraisers.ts';
import { river } from '../../content/en/centrepieces/pe-venture-capital.ts';
import { capTable } from '../../content/en/centrepieces/secondary-exit.ts';
import { render } from '../../tests/support/render.tsx';
import { Drawing as BidMatrix } from './advisory-ma.tsx';
import { Drawing as Directory } from './consultants.tsx';
import { Drawing as Committee } from './family-office.tsx';
import { Drawing as Closes } from './fund-managers.tsx';
import { Drawing as Report } from './fundraisers.tsx';
import { Drawing as Ledger } from './marketplace.tsx';
import { Drawing as River } from './pe-venture-capital.tsx';
import { Drawing as CapTable } from './secondary-exit.tsx';

type Choice = readonly [pressed: string, shown: readonly string[], inWideWindows?: readonly string[]];

const reasons = river.declined.map(({ reason }) => reason);
const returned = river.returned.declined.reason;

/** The choices of each filter, from that of all. */
const [services = [], places = []] = directory.filters.map(({ all, options }) => [
  { id: '', name: all },
  ...options,
]);

/** The Advisors of a service and a place, or of all. */
const advisersOf = (service: string, place: string) =>
  directory.entries
    .filter((entry) => !place || entry.place === place)
    .filter((entry) => !service || entry.services.some(({ id }) => id === service))
    .map(({ name }) => name);

const servicesAt = (place: string) => services.map(({ id, name }): Choice => [name, advisersOf(id, place)]);

const bidsOf = (round: number) => bidMatrix.bidders.map(({ cells }) => cells[round]?.text ?? '');

/** The texts that each choice shows. It shows none of those that other choices show alone. */
const drawings: Readonly<Record<string, readonly [ComponentType, readonly Choice[]]>> = {
  'advisory-ma': [
    BidMatrix,
    bidMatrix.rounds.map(({ name, note }, round) => [
      name,
      [note, ...bidsOf(round)],
      Array.from({ length: round }, (_, before) => bidsOf(before)).flat(),
    ]),
  ],
  consultants: [
    Directory,
    [
      ...servicesAt(''),
      ...[...places.slice(1), ...places.slice(0, 1)].flatMap(({ id, name }): readonly Choice[] => [
        [name, advisersOf(services.at(-1)?.id ?? '', id)],
        ...servicesAt(id),
      ]),
    ],
  ],
  'family-office': [
    Committee,
    committee.choice.names.map((name, index) => {
      const [first = '', ...others] = committee.members.map(({ views }) => views[index]?.note ?? '');
      const stamp = index === 2 ? [`${committee.stamp.text}\n${committee.stamp.line}`] : [];
      return [name, [committee.views[index]?.title ?? '', first, ...stamp], others];
    }),
  ],
  'fund-managers': [
    Closes,
    closes.choice.names.map((name, index) => [
      name,
      [...(closes.views[index]?.figures ?? []).map(({ label, value }) => `${label}\n${value}`)],
      index === 0 ? [] : ['lines since the first close'],
    ]),
  ],
  fundraisers: [
    Report,
    report.answers.map(({ question }, index) => [
      question,
      [
        ...report.answers.slice(0, index + 1).map(({ items }) => items[0]?.name ?? ''),
        ...(index === report.answers.length - 1 ? [report.prepared] : []),
      ],
    ]),
  ],
  marketplace: [
    Ledger,
    ledger.regions.map(({ name, totals, shown }, index) => {
      const titles = shown.map(({ id }) => ledger.listings.find((one) => one.id === id)?.title ?? '');
      // A phone shows one of all.
      const first = index === 0 ? 1 : titles.length;
      return [name, [totals[0]?.matches ?? '', ...titles.slice(0, first)], titles.slice(first)];
    }),
  ],
  'pe-venture-capital': [
    River,
    river.choice.names.map((name, index) => [
      name,
      [...(index === 2 ? [] : reasons), ...(index === 1 ? [] : [returned])],
    ]),
  ],
  'secondary-exit': [
    CapTable,
    capTable.choice.names.map((name, index) => [name, [capTable.views[index]?.title ?? '']]),
  ],
};

const cases = Object.entries(drawings).flatMap(([id, [Drawing, choices]]) =>
  (['ltr', 'rtl'] as const).flatMap((dir) =>
    [390, 1440].map((widthPx) => ({
      ...{ id, dir, widthPx, Drawing },
      choices: choices.map(([pressed, shown, wide = []]): Choice => [
        pressed,
        widthPx > 390 ? [...shown, ...wide] : shown,
      ]),
    })),
  ),
);

describe.each(cases)('the drawing of $id at $widthPx px, $dir', ({ dir, widthPx, Drawing, choices }) => {
  it('shows what is chosen and nothing else, by the keyboard too (R2.38)', async () => {
    await page.viewport(widthPx, 900);
    const host = await render(
      <div dir={dir}>
        <Drawing />
      </div>,
    );
    const all = [...new Set(choices.flatMap(([, shown]) => shown))];
    /** Texts with a line break are those of two elements. */
    const shown = () => {
      const walker = document.createTreeWalker(host, NodeFilter.SHOW_TEXT);
      const lines = [...host.querySelectorAll('path[data-choices^="2"]')]
        .filter((path) => path.checkVisibility())
        .map(() => 'lines since the first close');
      while (walker.nextNode())
        if (walker.currentNode.parentElement?.checkVisibility({ visibilityProperty: true }))
          lines.push(walker.currentNode.textContent?.trim() ?? '');
      return all.filter((text) => `\n${lines.join('\n')}\n`.includes(`\n${text}\n`));
    };
    for (const [pressed, expected] of choices) {
      await page.getByText(pressed, { exact: true }).first().click();
      await expect.poll(shown).toEqual(all.filter((text) => expected.includes(text)));
    }
    const [first, second] = choices;
    await page
      .getByText(first?.[0] ?? '', { exact: true })
      .first()
      .click();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(shown).toEqual(all.filter((text) => second?.[1].includes(text)));
  });
});

it.each(['ltr', 'rtl'])(
  'the holding that is sold slides into the place of its buyer: %s (R2.40)',
  async (dir) => {
    await page.viewport(1440, 900);
    const host = await render(
      <div dir={dir}>
        <CapTable />
      </div>,
    );
    const [gap, slot, ...band] = [
      ...host.querySelectorAll('svg:first-of-type > rect, svg:first-of-type > g > rect'),
    ].map((rect) => () => rect.getBoundingClientRect());
    const holding = band.at(-1);
    if (!gap || !slot || !holding) throw new Error('The band has its holders');
    expect(holding().left).toBeCloseTo(gap().left, 0);
    await page.getByText(capTable.choice.names[2] ?? '', { exact: true }).click();
    await expect.poll(() => Math.round(holding().left - slot().left)).toBe(0);
    expect(slot().left < gap().left).toBe(dir === 'rtl');
  },
);

it.each([
  [committee.members[0]?.views[0]?.note, 0],
  [committee.members[2]?.views[0]?.note, 2],
])('on phones a face turns the stack of notes to its note: %s', async (note = '', place) => {
  await page.viewport(390, 844);
  const host = await render(<Committee />);
  const face = host.querySelectorAll('li label')[place];
  if (face instanceof HTMLElement) face.click();
  await expect.element(page.getByText(note, { exact: true })).toBeVisible();
  const notes = committee.members.flatMap(({ views }) => views.slice(0, 1)).map((view) => view.note);
  const isShown = (text: string) =>
    page
      .getByText(text, { exact: true })
      .elements()
      .some((element) => element.checkVisibility());
  expect(notes.filter(isShown)).toEqual([note]);
});

it('the marketplace counts all listings, and those of a profile', () => {
  expect(ledger.regions[0]?.totals.map(({ text }) => text)).toEqual(['215', '248']);
  for (const [index, { counts }] of ledger.regions.slice(1).entries())
    expect(counts.reduce((sum, { size }) => sum + size, 0)).toBe(
      Number(ledger.regions[index + 1]?.totals[1]?.text),
    );
});

it('the directory opens what one Advisor states at a time', async () => {
  await page.viewport(390, 844);
  await render(<Directory />);
  const openFacts = () =>
    page
      .getByText(directory.facts[0]?.value ?? '', { exact: true })
      .elements()
      .filter((element) => element.checkVisibility()).length;
  for (const { name } of directory.entries.slice(0, 2)) {
    await page.getByText(name, { exact: true }).click();
    await expect.poll(openFacts).toBe(1);
  }
});

it('the drawings fill the target of a fund, share a whole company, and have an Advisor for each choice', () => {
  for (const { rows } of closes.views) expect(sumOf(rows)).toBe(world.fund.target);
  expect(capTable.holders.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100);
  for (const { id } of services)
    for (const place of places) expect(advisersOf(id, place.id)).not.toHaveLength(0);
});
