import { afterEach, expect, it, vi } from 'vitest';

import { dropDraft, keepDraft, readDraft } from './draft.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('gives back what was kept, until it is dropped', () => {
  keepDraft('letter', { name: 'Noor', message: 'Line one\nline two' });
  expect(readDraft('letter')).toEqual({ name: 'Noor', message: 'Line one\nline two' });
  expect(readDraft('other')).toEqual({});
  dropDraft('letter');
  expect(readDraft('letter')).toEqual({});
});

it.each(['', 'no JSON', 'null', '7', '"text"', '[1]'])('finds nothing in %j', (kept) => {
  sessionStorage.setItem('letter', kept);
  expect(readDraft('letter')).toEqual({});
});

it('takes texts only', () => {
  sessionStorage.setItem('letter', '{"name":"Noor","email":{"x":1},"company":null,"__proto__":"odd"}');
  const draft = readDraft('letter');
  expect(draft['name']).toBe('Noor');
  expect(draft['email']).toBeUndefined();
  expect(Object.getPrototypeOf(draft)).toBe(Object.prototype);
});

it('does without a storage that throws', () => {
  const refuse = () => {
    throw new DOMException('Storage is refused', 'SecurityError');
  };
  for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, name).mockImplementation(refuse);
  }
  expect(() => {
    keepDraft('letter', { name: 'Noor' });
    dropDraft('letter');
  }).not.toThrow();
  expect(readDraft('letter')).toEqual({});
});
