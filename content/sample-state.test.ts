import { expect, it } from 'vitest';

import { isWorkingDay } from '#src/lib/day/working-days.ts';
import { sampleEvents } from './sample-events.ts';
import {
  checksOf,
  committedOf,
  dateOf,
  daysUntil,
  investorsAt,
  monthsFrom,
  onBoard,
  questionsOf,
  rightOf,
  sumOf,
  today,
} from './sample-state.ts';

const stateOn = (day: number) =>
  investorsAt(day, 'cedar').find(({ investor }) => investor === 'sandgate')?.state;

it('an investor is as far as its last step, on each day', () => {
  expect([-21, -20, -18, -15, -14, -13, -7, -6].map(stateOn)).toEqual([
    undefined,
    ...['engaged', 'ndaSent', 'ndaSent', 'ndaSigned', 'dataRoom', 'documentsOut', 'signed'],
  ]);
});

it('an amount is committed once both have signed', () => {
  const signed = investorsAt(0, 'cedar').filter(({ state }) => state === 'signed');
  expect(committedOf('cedar')).toBe(sumOf(signed));
  expect(signed.every((investor) => investor.signed && investor.nda && investor.nda < investor.signed)).toBe(
    true,
  );
  expect(investorsAt(-1, 'acacia', 'signed')).toHaveLength(4);
  expect(investorsAt(-4, 'acacia', 'signed')).toHaveLength(3);
});

it('a group has the right that was last opened to it, and no other', () => {
  expect((['A', 'B', 'advisers'] as const).map((group) => rightOf('model', group))).toEqual([
    ...['download', 'view', 'none'],
  ]);
});

it('a question is open until it is answered, and a check passed until it is due', () => {
  expect(questionsOf('cedar').map(({ answer }) => answer !== undefined)).toEqual([false, true, false]);
  expect(checksOf('alder')).toMatchObject({ identity: 'done', funds: 'due' });
});

it('a deal of the board has the stage of its last move, its next task and what is settled', () => {
  const cedar = onBoard('diligence').find(({ id }) => id === 'cedar');
  expect(cedar).toMatchObject({
    settled: [0, 14],
    move: { person: 'omar' },
    next: { task: 'openRoom', day: today },
  });
  expect(onBoard('nda').every(({ settled }) => settled === undefined)).toBe(true);
});

it('all that happens is on a working day, counted from today', () => {
  expect(sampleEvents.filter(({ on }) => !isWorkingDay(dateOf(on)))).toEqual([]);
  expect(daysUntil(dateOf(5))).toBeGreaterThanOrEqual(5);
  expect(monthsFrom('2026-11-30', '2027-01-15')).toEqual([
    ...['2026-11-01', '2026-12-01', '2027-01-01', '2027-02-01'],
  ]);
});
