import { afterEach, expect, it } from 'vitest';

import { readDraft } from './use-draft.ts';

const store = (text: string) => sessionStorage.setItem('contactDraft', text);

afterEach(() => sessionStorage.clear());

it.each(['', 'no JSON', 'null', '7', '"text"', '[1]'])('ignores the stored draft %j', (text) => {
  store(text);
  expect(readDraft()).toEqual({});
});

it('reads only texts from the stored draft', () => {
  store('{"name":"Noor","email":{"x":1},"company":null,"__proto__":"odd"}');
  const draft = readDraft();
  expect(draft['name']).toBe('Noor');
  expect(draft['email']).toBeUndefined();
  expect(Object.getPrototypeOf(draft)).toBe(Object.prototype);
});
