import { expect, it } from 'vitest';

import { apiUrl } from './endpoints.ts';

it.each([
  ['https://api.example', 'https://api.example/user/api/v2/contact-us'],
  ['https://api.example//', 'https://api.example/user/api/v2/contact-us'],
  ['', '/user/api/v2/contact-us'],
])('builds addresses on the origin %j', (origin, expected) => {
  expect(apiUrl(origin, 'contactUs')).toBe(expected);
});

it('escapes a query', () => {
  const url = new URL(apiUrl('https://api.example', 'subdomainExists', { currentUrl: 'a.example:80/x&y=1' }));
  expect(url.searchParams.get('currentUrl')).toBe('a.example:80/x&y=1');
});
