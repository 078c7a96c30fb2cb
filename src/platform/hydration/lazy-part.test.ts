import { expect, it, vi } from 'vitest';

import { fetchPartsAhead, lazyPart } from './lazy-part.ts';

const Part = () => null;

it('fetches once and returns the same promise', async () => {
  const fetchPart = vi.fn(async () => Part);
  const part = lazyPart(fetchPart);
  const first = part.load();
  expect(part.load()).toBe(first);
  expect(part.current()).toBeUndefined();
  await first;
  expect(part.load()).toBe(first);
  expect(part.current()).toBe(Part);
  expect(fetchPart).toHaveBeenCalledOnce();
});

it('is fetched again after a failed download', async () => {
  const fetchPart = vi.fn(async () => Part).mockRejectedValueOnce(new TypeError('offline'));
  const part = lazyPart(fetchPart);
  await expect(part.load()).rejects.toThrow('offline');
  expect(part.current()).toBeUndefined();
  await expect(part.load()).resolves.toBe(Part);
});

// The last of this file: from then on parts are fetched at once by default.
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
