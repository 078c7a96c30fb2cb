import { afterEach, expect, it } from 'vitest';

import { readDraft } from './page-form.tsx';

afterEach(() => sessionStorage.clear());

const store = (draft: unknown) => sessionStorage.setItem('contactDraft', JSON.stringify(draft));

it.each([
  ['', []],
  ['no JSON', []],
  ['null', []],
  ['"text"', []],
  ['{"name":"Noor"}', []],
  ['{"time":"today","fields":{"name":"Noor"}}', []],
  [`{"time":${Date.now()},"fields":["Noor"]}`, []],
  [`{"time":${Date.now()},"fields":{"name":"Noor","email":{"x":1},"company":null}}`, [['name', 'Noor']]],
])('reads only texts from the stored draft %j', (stored, draft) => {
  sessionStorage.setItem('contactDraft', stored);
  expect(readDraft()).toEqual(draft);
});

it('removes a draft after an hour', () => {
  const minutesAgo = (minutes: number) => ({ time: Date.now() - minutes * 60_000, fields: { name: 'Noor' } });
  store(minutesAgo(59));
  expect(readDraft()).toEqual([['name', 'Noor']]);
  store(minutesAgo(61));
  expect(readDraft()).toEqual([]);
  expect(sessionStorage.getItem('contactDraft')).toBeNull();
});
