import { expect, it, vi } from 'vitest';

import { step } from './step.ts';

it('names the step that fails, and passes its error on', async () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  const failing = step('Two', () => {
    throw new Error('no ink');
  });
  await expect(failing).rejects.toThrow('no ink');
  expect(print).toHaveBeenCalledWith(expect.stringContaining('✗ Two'));
  print.mockRestore();
});
