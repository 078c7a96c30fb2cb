import { afterEach, expect, it, vi } from 'vitest';

import { sessionStore } from './storage.ts';

afterEach(() => vi.restoreAllMocks());

it('works without a storage that throws', () => {
  const refuse = () => {
    throw new DOMException('Storage is refused', 'SecurityError');
  };
  for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, name).mockImplementation(refuse);
  }
  expect(() => {
    sessionStore.write('letter', 'text');
    sessionStore.remove('letter');
  }).not.toThrow();
  expect(sessionStore.read('letter')).toBeUndefined();
});
