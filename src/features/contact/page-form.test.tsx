import { afterEach, expect, it } from 'vitest';

import { readDraft } from './page-form.tsx';

afterEach(() => sessionStorage.clear());

it.each([
  ['', []],
  ['no JSON', []],
  ['null', []],
  ['"text"', []],
  ['{"name":"Noor","email":{"x":1},"company":null}', [['name', 'Noor']]],
])('reads only texts from the stored draft %j', (stored, draft) => {
  sessionStorage.setItem('contactDraft', stored);
  expect(readDraft()).toEqual(draft);
});
