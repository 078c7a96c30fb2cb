import { expect, it } from 'vitest';

import { workflows } from '#content/workflows/workflows.ts';
import { loadSteps } from './load-steps.ts';

it.each(Object.entries(workflows))('loads the steps of %s', async (type, steps) => {
  expect(await loadSteps(type)).toBe(steps);
});

it.each(['brokers', '', 'toString', '__proto__'])('knows no steps for %j', async (type) => {
  expect(await loadSteps(type)).toBeUndefined();
});
