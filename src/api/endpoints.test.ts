import { describe, expect, it } from 'vitest';
import { apiUrl, endpoints } from './endpoints.ts';

describe('endpoint table', () => {
  it('names each address once', () => {
    const calls = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);
    expect(new Set(calls).size).toBe(8);
  });

  it('keeps the trailing slash that the platform answers at', () => {
    expect(endpoints.featuredIn.path.endsWith('/')).toBe(true);
  });
});

describe('apiUrl', () => {
  it.each([
    ['an origin', 'https://api.example', 'https://api.example/user/api/v2/contact-us'],
    ['an origin with a slash', 'https://api.example/', 'https://api.example/user/api/v2/contact-us'],
    ['the own origin', '', '/user/api/v2/contact-us'],
  ])('builds on %s', (_case, origin, expected) => {
    expect(apiUrl(origin, 'contactUs')).toBe(expected);
  });

  it('escapes what a query carries', () => {
    const url = new URL(
      apiUrl('https://api.example', 'subdomainExists', { currentUrl: 'a.example:80/x&y=1' }),
    );
    expect(url.searchParams.get('currentUrl')).toBe('a.example:80/x&y=1');
  });
});
