import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { sumOf, world } from '../../content/sample-world.ts';
import { bidMatrix } from '../../content/en/centrepieces/advisory-ma.ts';
import { committee } from '../../content/en/centrepieces/family-office.ts';
import { closes } from '../../content/en/centrepieces/fund-managers.ts';
import { report } from '../../content/en/centrepieces/fundraisers.ts';
import { river } from '../../content/en/centrepieces/pe-venture-capital.ts';
import { capTable } from '../../content/en/centrepieces/secondary-exit.ts';
import { render } from '../../tests/support/render.tsx';
import { Drawing as BidMatrix } from './advisory-ma.tsx';
import { Drawing as Committee } from './family-office.tsx';
import { Drawing as Closes } from './fund-managers.tsx';
import { Drawing as Report } from './fundraisers.tsx';
import { Drawing as River } from './pe-venture-capital.tsx';
import { Drawing as CapTable } from './secondary-exit.tsx';

type Choice = readonly [pressed: string, shown: readonly string[]];

const reasons = river.declined.map(({ reason }) => reason);
const returned = river.returned.declined.reason;

/** The texts that each choice shows. It shows none of those that other choices show alone. */
const drawings: Readonly<Record<string, readonly [ComponentType, readonly Choice[]]>> = {
  'advisory-ma': [BidMatrix, bidMatrix.rounds.map(({ name, note }) => [name, [note]])],
  'family-office': [
    Committee,
    committee.choice.names.map((name, place) => [
      name,
      [
        committee.views[place]?.title ?? '',
        ...committee.members.map(({ views }) => views[place]?.note ?? ''),
        ...(place === 2 ? [`${committee.stamp.text}\n${committee.stamp.line}`] : []),
      ],
    ]),
  ],
  'fund-managers': [
    Closes,
    closes.choice.names.map((name, place) => [
      name,
      [
        ...(closes.views[place]?.figures ?? []).map(({ label, value }) => `${label}\n${value}`),
        ...['first', ...(place === 0 ? [] : ['since', 'planned'])].map((view) => `lines ${view}`),
      ],
    ]),
  ],
  fundraisers: [
    Report,
    report.answers.map(({ question }, place) => [
      question,
      [
        ...report.answers.slice(0, place + 1).map(({ items }) => items[0]?.name ?? ''),
        ...(place === report.answers.length - 1 ? [report.prepared] : []),
      ],
    ]),
  ],
  'pe-venture-capital': [
    River,
    river.choice.names.map((name, place) => [
      name,
      [...(place === 2 ? [] : reasons), ...(place === 1 ? [] : [returned])],
    ]),
  ],
  'secondary-exit': [
    CapTable,
    capTable.choice.names.map((name, place) => [name, [capTable.views[place]?.title ?? '']]),
  ],
};

const cases = Object.entries(drawings).flatMap(([id, [Drawing, choices]]) =>
  (['ltr', 'rtl'] as const).flatMap((dir) =>
    [390, 1440].map((widthPx) => ({ id, dir, widthPx, Drawing, choices })),
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
      const lines = [...host.querySelectorAll<SVGPathElement>('[data-view]')]
        .filter((path) => path.checkVisibility())
        .map(({ dataset }) => `lines ${dataset['view']}`);
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

it.each([
  [390, 1],
  [1440, 3],
])(
  'the bids of rounds at %i px are those of the rounds before too, if there is room',
  async (widthPx, rounds) => {
    await page.viewport(widthPx, 900);
    const host = await render(<BidMatrix />);
    await page
      .getByText(bidMatrix.rounds[2]?.name ?? '', { exact: true })
      .first()
      .click();
    const cells = () =>
      [...host.querySelectorAll('tbody td > div')].filter((cell) =>
        cell.checkVisibility({ visibilityProperty: true }),
      );
    await expect.poll(cells).toHaveLength(rounds * bidMatrix.bidders.length);
  },
);

it.each(['ltr', 'rtl'])(
  'the holding that is sold slides into the place of its buyer: %s (R2.40)',
  async (dir) => {
    await page.viewport(1440, 900);
    const host = await render(
      <div dir={dir}>
        <CapTable />
      </div>,
    );
    const [gap, slot, ...band] = [...host.querySelectorAll('rect')].map(
      (rect) => () => rect.getBoundingClientRect(),
    );
    const holding = band.at(-1);
    if (!gap || !slot || !holding) throw new Error('The band has its holders');
    expect(holding().left).toBeCloseTo(gap().left, 0);
    await page.getByText(capTable.choice.names[2] ?? '', { exact: true }).click();
    await expect.poll(() => Math.round(holding().left - slot().left)).toBe(0);
    expect(slot().left < gap().left).toBe(dir === 'rtl');
  },
);

it('fills the target of a fund in every view, and shares a whole company', () => {
  for (const { rows } of closes.views) expect(sumOf(rows)).toBe(world.raises.fund.target);
  expect(capTable.holders.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100);
});
