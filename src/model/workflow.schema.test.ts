import { expect, it } from 'vitest';

import { workflows } from '#content/workflows/workflows.ts';
import { workflowSchema, workflowsSchema } from './workflow.schema.ts';

const steps = workflows['pe-venture-capital'];
const faultsIn = (value: unknown) =>
  workflowSchema.safeParse(value).error?.issues.map(({ message }) => message);

it('accepts every set of the content', () => {
  expect(workflowsSchema.safeParse(workflows).error?.issues).toBeUndefined();
});

it('has a set for every user type of R2.44', () => {
  expect(Object.keys(workflows).toSorted()).toEqual(
    [
      ...['accelerators', 'advisory-ma', 'fund-managers', 'consultants', 'family-office', 'founders'],
      ...['fundraisers', 'investors', 'luxury-real-estate', 'pe-venture-capital', 'secondary-exit'],
    ].toSorted(),
  );
});

it.each([
  ['fewer than four steps', steps.slice(0, 3), 'has fewer than four steps'],
  ['more than seven steps', [...steps, ...workflows.founders], 'has more than seven steps'],
  [
    'two steps of one title',
    steps.map((step) => ({ ...step, title: 'Source' })),
    'has two steps with one title',
  ],
  ['two steps of one icon', steps.map((step) => ({ ...step, icon: 'lock' })), 'has two steps with one icon'],
  [
    'an icon that does not exist',
    steps.map((step) => ({ ...step, icon: 'rocket' })),
    'is not a sign for a step',
  ],
  ['a single feature', steps.map((step) => ({ ...step, features: ['One'] })), '>=2 items'],
])('refuses %s', (_fault, value, message) => {
  expect(faultsIn(value)).toContainEqual(expect.stringContaining(message));
});
