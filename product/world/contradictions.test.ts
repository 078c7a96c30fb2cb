import { expect, it } from 'vitest';

import { sampleEvents } from '../../content/sample-events.ts';
import { world } from '../../content/sample-world.ts';
import { findInEvents, findInWorld } from './contradictions.ts';
import type { SampleEvent } from './world.ts';

it('the sample world has no contradiction', () => {
  expect(findInEvents(sampleEvents, world)).toEqual([]);
  expect(findInWorld(world)).toEqual([]);
});

const cedar = { deal: 'cedar', firm: 'copperleaf' } as const;
const engaged = { on: -1, act: 'engaged', ...cedar } as const;
const olive = { deal: 'cedar', firm: 'olive', topic: 'debtTerms' } as const;
const { offer } = world.deals.cedar;

/** An event for each rule, which it breaks. */
const wrong: Readonly<Record<string, SampleEvent>> = {
  'an NDA before anybody engaged': { on: -1, act: 'ndaSent', ...cedar },
  'a folder before the NDA': { on: -1, act: 'admitted', ...cedar },
  'a commitment with one signature': { on: -1, act: 'countersigned', ...cedar },
  'an investor without checks': { ...engaged, on: -100, amount: 100_000 },
  'a commitment while a check is due': { on: 0, act: 'countersigned', deal: 'juniper', firm: 'alder' },
  'a refusal of a signed NDA': { on: 0, act: 'refused', deal: 'cedar', firm: 'marram' },
  'an upload before checks': { on: -90, act: 'uploaded', deal: 'cedar', document: 'model', version: 1 },
  'files of a company without checks': { on: 0, act: 'filesUploaded', company: 'homeClinic', files: 5 },
  'a question on a document that is locked': { on: -1, act: 'asked', ...olive, document: 'security' },
  'an answer to no question': { on: 0, act: 'answered', ...olive },
  'an answer to another question': { on: 0, act: 'answered', ...olive, firm: 'alder' },
  'a plan for yesterday': { on: -1, act: 'planned', deal: 'cedar', task: 'siteVisit' },
  'a signature for nobody': { on: 1, act: 'planned', deal: 'willow', firm: 'marram', task: 'countersign' },
  'an act after the close': { on: offer.closes + 1, act: 'planned', deal: 'cedar', task: 'siteVisit' },
  'a person of neither side': { on: -1, act: 'met', ...cedar, person: 'mona' },
  'a time at night': { on: 0, at: '23:10', act: 'met', ...cedar },
  'more than the target': { ...engaged, amount: offer.amount },
  'an amount that screens round': { ...engaged, amount: 150_000 },
};

it('the sample world refuses each event that the product does not allow', async () => {
  const lines = Object.entries(wrong).map(([what, event]) => {
    const found = findInEvents([...sampleEvents, event], world);
    const own = found.filter(({ path: [index] }) => index === sampleEvents.length);
    return `${what}\n${own.map(({ message }) => `  ${message.replaceAll(/\d{5,}/g, '…')}\n`).join('')}`;
  });
  await expect(lines.join('')).toMatchFileSnapshot('golden/contradictions.txt');
});

it('the sample world refuses a firm with more users than its plan has', () => {
  const firms = { ...world.firms, heronLabs: { ...world.firms.heronLabs, users: ['dana', 'omar'] as const } };
  expect(findInWorld({ ...world, firms }).map(({ message }) => message)).toEqual([
    'are more than the plan has, 1: remove one',
  ]);
});
