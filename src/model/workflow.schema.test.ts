import { expect, it } from 'vitest';

import { peVentureCapital } from '#words/pages/pe-venture-capital.ts';
import { workflowSchema } from './workflow.schema.ts';

const { steps } = peVentureCapital.sections.workflow;
const faultsIn = (value: unknown) =>
  workflowSchema.safeParse(value).error?.issues.map(({ message }) => message);

it.each([
  ['fewer than four steps', steps.slice(0, 3), 'has fewer than four steps'],
  ['more than seven steps', [...steps, ...steps], 'has more than seven steps'],
  [
    'two steps of one title',
    steps.map((step) => ({ ...step, title: 'Source' })),
    'has two steps with one title',
  ],
  ['two steps of one icon', steps.map((step) => ({ ...step, icon: 'lock' })), 'has two steps with one icon'],
  [
    'an icon that does not exist',
    steps.map((step) => ({ ...step, icon: 'rocket' })),
    'is not an icon of a step',
  ],
  ['a single feature', steps.map((step) => ({ ...step, features: ['One'] })), '>=2 items'],
])('rejects %s', (_fault, value, message) => {
  expect(faultsIn(value)).toContainEqual(expect.stringContaining(message));
});
