import { describe, expect, it } from 'vitest';
import { apiUrl, endpoints } from './endpoints.ts';

describe('endpoint table', () => {
  it('names each address once', () => {
    const calls = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);
    expect(new Set(calls).size).toBe(8);
  });

  it('asks where and how the platform answers (R7.3 to R7.11)', () => {
    const user = '/user/api/v2';
    expect(endpoints).toEqual({
      featuredIn: { method: 'GET', path: '/file/api/v2/public/featuredIn/' },
      contactUs: { method: 'POST', path: `${user}/contact-us`, timeoutMs: 20_000 },
      subdomainExists: { method: 'GET', path: `${user}/public/user/subdomain-exists` },
      partnerConfig: {
        method: 'GET',
        path: `${user}/public/platform-configs/white-label-product-config`,
      },
      statistics: { method: 'GET', path: `${user}/public/statistics` },
      featuredProjects: { method: 'POST', path: '/project/api/v2/public/projects/featured' },
      contactRoles: { method: 'GET', path: `${user}/public/contact-us/contact-us-roles` },
      contactSp: { method: 'POST', path: `${user}/contact-sp`, timeoutMs: 20_000 },
    });
  });
});

describe('apiUrl', () => {
  it.each([
    ['an origin', 'https://api.example', 'https://api.example/user/api/v2/contact-us'],
    ['an origin with a slash', 'https://api.example/', 'https://api.example/user/api/v2/contact-us'],
    ['an origin with slashes', 'https://api.example//', 'https://api.example/user/api/v2/contact-us'],
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
