import { expect, it } from 'vitest';

import { sampleEvents } from '../../content/sample-events.ts';
import { world } from '../../content/sample-world.ts';
import { findInEvents, findInWorld } from './contradictions.ts';
import type { Firms, SampleEvent } from './world.ts';

const problemsOf = (events: readonly SampleEvent[]) =>
  findInEvents(events, world).map(({ path, message }) => `${path.join('.')} ${message}`);

it('the sample world has no contradiction', () => {
  expect(problemsOf(sampleEvents)).toEqual([]);
  expect(findInWorld(world)).toEqual([]);
});

const cedar = { deal: 'cedar', firm: 'copperleaf' } as const;

it.each<[string, SampleEvent, RegExp]>([
  ['an NDA before anybody engaged', { on: -1, act: 'ndaSent', ...cedar }, /comes before “engaged”/],
  ['a folder before the NDA', { on: -1, act: 'admitted', ...cedar }, /comes before “ndaCountersigned”/],
  ['a commitment with one signature', { on: -1, act: 'countersigned', ...cedar }, /comes before “signed”/],
  [
    'an investor without checks',
    { on: -100, act: 'engaged', ...cedar, amount: 100_000 },
    /comes before the checks of copperleaf/,
  ],
  [
    'a commitment while a check is due',
    { on: 0, act: 'countersigned', deal: 'juniper', firm: 'alder' },
    /while a check of alder is due/,
  ],
  [
    'a refusal of a signed NDA',
    { on: 0, act: 'refused', deal: 'cedar', firm: 'marram' },
    /not refused for want of an NDA/,
  ],
  [
    'an upload before the checks',
    { on: -90, act: 'uploaded', deal: 'cedar', document: 'model', version: 1 },
    /before the checks of the project/,
  ],
  [
    'files of a company without checks',
    { on: 0, act: 'filesUploaded', company: 'homeClinic', files: 5 },
    /before the checks of the company/,
  ],
  [
    'a question on a document that its group cannot open',
    { on: -1, act: 'asked', deal: 'cedar', firm: 'olive', topic: 'debtTerms', document: 'security' },
    /cannot open/,
  ],
  [
    'an answer to no question',
    { on: 0, act: 'answered', deal: 'cedar', firm: 'olive', topic: 'debtTerms' },
    /answers what nobody has asked/,
  ],
  ['a plan for yesterday', { on: -1, act: 'planned', deal: 'cedar', task: 'siteVisit' }, /has passed/],
  [
    'a countersignature that nobody waits for',
    { on: 1, act: 'planned', deal: 'willow', firm: 'marram', task: 'countersign' },
    /“signed” has not happened/,
  ],
  [
    'an act after the close',
    { on: 18, act: 'planned', deal: 'cedar', task: 'siteVisit' },
    /after the listing closes/,
  ],
  ['a person of neither side', { on: -1, act: 'met', ...cedar, person: 'mona' }, /is on no side of it/],
  ['a time at night', { on: 0, at: '23:10', act: 'met', ...cedar }, /is at no time of work/],
  [
    'more than the target',
    { on: -1, act: 'engaged', ...cedar, amount: world.deals.cedar.offer.amount },
    /more than the target/,
  ],
  [
    'an amount that screens round',
    { on: -1, act: 'engaged', ...cedar, amount: 150_000 },
    /no multiple of 100,000/,
  ],
])('the sample world refuses %s', (_, event, problem) => {
  const found = problemsOf([...sampleEvents, event]);
  expect(found.filter((one) => one.startsWith(`${sampleEvents.length}`))).toContainEqual(
    expect.stringMatching(problem),
  );
});

it('the sample world refuses a firm with more users than its plan has', () => {
  const firms: Firms = { ...world.firms, heronLabs: { ...world.firms.heronLabs, users: ['dana', 'omar'] } };
  expect(findInWorld({ ...world, firms }).map(({ message }) => message)).toEqual([
    'are more than the plan has, 1: remove one',
  ]);
});
