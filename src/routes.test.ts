import { describe, expect, it } from 'vitest';

import { site } from '#content/site.ts';
import { href, pageIdOf, platformPages, routeIdOf, routeIds, routes, toRegistrationPath } from './routes.ts';

const paths = Object.values<string>(routes);

/** The public paths (R2.1), independent of page ids. */
const specified = [
  '/',
  '/about',
  '/pricing',
  '/contact',
  '/faq',
  '/marketplace',
  '/family-office',
  '/fund-managers',
  '/advisory-ma',
  '/pe-venture-capital',
  '/founders',
  '/fundraisers',
  '/investors',
  '/luxury-real-estate',
  '/secondary-exit',
  '/consultants',
  '/accelerators',
  '/cookies',
  '/privacy',
  '/terms',
];

describe('routes', () => {
  it('hold every page of R2.1, that of the product too', () => {
    expect(paths).toEqual(expect.arrayContaining([...specified, `/${site.product.slug}`]));
  });

  it('give each page a different path, in lower case and without a trailing slash', () => {
    expect(new Set(paths).size).toBe(routeIds.length);
    expect(paths.filter((path) => !/^\/([a-z\d]+(-[a-z\d]+)*)?$/.test(path))).toEqual([]);
  });

  it('never take an address of the platform', () => {
    const taken: readonly string[] = Object.values(platformPages);
    expect(paths.filter((path) => taken.includes(path))).toEqual([]);
  });
});

it.each([
  ['investor', 'en', '/registration/investor'],
  ['capital-seeker', 'en', '/registration/capital-seeker'],
  ['investor', 'ar', '/ar/registration/investor'],
  ['capital-seeker', 'ar', '/ar/registration/capital-seeker'],
] as const)('a %s in the language %s registers at %s (R2.5, R6.1)', (audience, language, path) => {
  expect(toRegistrationPath(audience, language)).toBe(path);
});

describe('href', () => {
  it.each([
    ['a page by its name', 'pricing', '/pricing'],
    ['a page', { route: 'pricing' }, '/pricing'],
    ['a place on a page', { route: 'home', hash: 'segments' }, '/#segments'],
    [
      'a form with its subject chosen',
      { route: 'contact', subject: 'demo-request' },
      '/contact?subject=Demo%20Request#demo-request',
    ],
    [
      'another place on its page',
      { route: 'contact', subject: 'technical-support', hash: 'message' },
      '/contact?subject=Technical%20Support#message',
    ],
    ['a page of the platform', { platform: 'register-investor' }, '/registration/investor'],
    ['another', { platform: 'register-capital-seeker' }, '/registration/capital-seeker'],
  ] as const)('leads to %s', (_what, target, expected) => {
    expect(href(target)).toBe(expected);
  });
});

describe('routeIdOf', () => {
  it.each(routeIds)('knows the page %s by its path', (id) => {
    expect(routeIdOf(routes[id])).toBe(id);
  });

  it('looks over slashes at the end', () => {
    expect(routeIdOf('/about//')).toBe('about');
  });

  it.each(['', '//', 'about', '/About', '/about/team', '/abou', '/home', '/constructor', '/not-found'])(
    'knows no page at %j',
    (path) => {
      expect(routeIdOf(path)).toBeUndefined();
    },
  );
});

describe('pageIdOf', () => {
  it.each([
    ['/about', 'about'],
    ['/terms/changes', 'legal-archive'],
    ['/partner-check/', 'partner-check'],
    ['/partner-check/x', 'not-found'],
    ['/nowhere', 'not-found'],
  ])('finds at %s the page %s', (path, id) => {
    expect(pageIdOf(path)).toBe(id);
  });
});
