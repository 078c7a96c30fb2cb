import { expect, it, vi } from 'vitest';

import { fetchPartsAhead, lazyPart } from './lazy-part.ts';

const Part = () => null;

it('is fetched at once after the first page has hydrated, and again if that fails', async () => {
  fetchPartsAhead();
  const fetchPart = vi.fn(async () => Part).mockRejectedValueOnce(new TypeError('offline'));
  const part = lazyPart(fetchPart);
  expect(fetchPart).toHaveBeenCalledOnce();
  await expect.poll(() => part.load()).toBe(Part);
  expect(fetchPart).toHaveBeenCalledTimes(2);
});

it('is not fetched at once in an island', () => {
  fetchPartsAhead();
  const fetchPart = vi.fn(async () => Part);
  lazyPart(fetchPart, false);
  expect(fetchPart).not.toHaveBeenCalled();
});
