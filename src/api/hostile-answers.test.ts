import {
  anything,
  array,
  assert,
  constantFrom,
  double,
  object,
  oneof,
  property,
  record,
  string,
  type Arbitrary,
} from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readFeaturedIn } from './read-featured-in.ts';
import { readPartnerConfig } from './read-partner-config.ts';
import { readProjects } from './read-projects.ts';
import { readRoles } from './read-roles.ts';
import { readStatistics } from './read-statistics.ts';
import { readSubdomain } from './read-subdomain.ts';

const origin = 'https://api.example';

const readers = {
  readFeaturedIn,
  readPartnerConfig,
  readProjects,
  readRoles,
  readStatistics,
  readSubdomain,
} satisfies Record<string, (answer: unknown, origin: string) => unknown>;

/** Links as an attacker writes them: pieces that mean something to a URL, put together at random. */
const hostileLink = array(
  oneof(
    constantFrom(
      ...['javascript:', 'JaVaScRiPt:', 'data:', 'blob:', 'vbscript:', 'http:', 'https:', 'file:'],
      ...['//', '/', '\\', '@', ':', '#', '?', '\t', '\n', '\0', ' ', '"', ')', "'", '\u202e', '%00'],
      ...['evil.example', 'api.example', 'alert(1)', 'text/html,<script>', 'localhost', '.', '..'],
    ),
    string({ unit: 'binary', maxLength: 5 }),
  ),
  { maxLength: 9 },
).map((parts) => parts.join(''));

const value = oneof(
  { maxDepth: 2 },
  hostileLink,
  string({ unit: 'binary' }),
  double(),
  constantFrom(null, undefined, true, 'true', 'false', '__proto__', '2026-02-30', 'ZZZ1', 1e21, -1),
  anything(),
);
const named = record({ name: value }, { requiredKeys: [] });
const linked = oneof(record({ link: oneof(hostileLink, value) }), value);
const listOf = (entry: Arbitrary<unknown>) => oneof(array(entry, { maxLength: 4 }), value);

/** Every field of every answer, right in its place and wrong in its value, or not there. */
const fields = {
  link: oneof(hostileLink, value),
  image: oneof(hostileLink, value),
  exists: value,
  redirect: value,
  id: value,
  name: value,
  logo: linked,
  backgroundPicture: linked,
  tagline: value,
  privacyPolicyDocument: linked,
  termsOfServiceDocument: linked,
  accentColor: value,
  legalName: value,
  title: value,
  shortDescription: value,
  picture: linked,
  assetClass: oneof(record({ name: value, tags: listOf(named) }), value),
  regions: listOf(named),
  target: value,
  targetAmount: value,
  currency: value,
  endDate: value,
  creatorName: value,
  keepPublisherConfidential: value,
};
const entry = oneof(record(fields, { requiredKeys: [] }), value);
const entries = listOf(entry);
const answer = oneof(entry, entries, record({ content: entries }));

/** Whether a browser would take a link for one of a scheme that may be. */
const isSafe = (link: string, schemes: readonly string[]) =>
  schemes.includes(new URL(link).protocol) && !/[\s"<>]/.test(link);

const ownKeys = Reflect.ownKeys(Object.prototype);

const linksOf = (read: unknown): string[] => {
  if (typeof read === 'string') return /^[a-z][a-z\d+.-]*:/i.test(read) ? [read] : [];
  return typeof read === 'object' && read !== null ? Object.values(read).flatMap(linksOf) : [];
};

describe.each(Object.entries(readers))('%s', (_name, read) => {
  /** Nothing, or what it throws. */
  const refusalOf = (given: unknown) => {
    try {
      read(given, origin);
    } catch (error) {
      return String(error);
    }
    return '';
  };

  it('throws nothing but the refusal of the answer as a whole, whatever it is', () => {
    assert(
      property(answer, (given) => {
        expect(refusalOf(given)).toMatch(/^(?:TypeError: (?:content is )?not a (?:list|record))?$/);
      }),
      { numRuns: 500 },
    );
  });

  it('leaves the prototype of all objects alone (F-E19)', () => {
    const key = constantFrom('__proto__', 'constructor', 'prototype', 'content', ...Object.keys(fields));
    assert(
      property(
        object({ key }).map((given) => JSON.stringify(given)),
        (text) => {
          refusalOf(JSON.parse(`[${text}]`));
          refusalOf(JSON.parse(text));
          expect(Reflect.ownKeys(Object.prototype)).toEqual(ownKeys);
        },
      ),
    );
  });
});

it.each([
  [readFeaturedIn, 'not a list', {}],
  [readRoles, 'not a list', { content: [] }],
  [readProjects, 'content is not a list', { content: {} }],
  [readPartnerConfig, 'not a record', []],
  [readStatistics, 'not a record', [7]],
  [readSubdomain, 'not a record', [{}]],
] as const)('%o refuses an answer that is %s', (read, refusal, wrongKind) => {
  for (const wrong of [null, 7, '<html>', wrongKind])
    expect(() => read(wrong, origin)).toThrow(new TypeError(refusal));
});

describe('links', () => {
  it('of publications are safe', () => {
    assert(
      property(array(record({ link: hostileLink, image: hostileLink })), (items) => {
        for (const { link, image } of readFeaturedIn(items, origin)) {
          expect(isSafe(link ?? origin, ['https:', 'http:'])).toBe(true);
          expect(isSafe(image, ['https:'])).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('of a partner are safe, those to documents on https only', () => {
    assert(
      property(hostileLink, hostileLink, (picture, link) => {
        const own = 'http://localhost:4173';
        const file = { link };
        const config = readPartnerConfig(
          {
            logo: { link: picture },
            backgroundPicture: { link: picture },
            privacyPolicyDocument: file,
            termsOfServiceDocument: file,
          },
          own,
        );
        for (const safe of linksOf([config.privacyPolicy, config.termsOfService]))
          expect(isSafe(safe, ['https:'])).toBe(true);
        for (const safe of linksOf([config.logo, config.backgroundPicture])) {
          expect(isSafe(safe, ['https:', 'http:'])).toBe(true);
          expect(safe.startsWith('https:') || safe.startsWith(`${own}/`)).toBe(true);
          expect(safe).not.toMatch(/["'()\\]/);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe('what is read of a project', () => {
  const numberFormat = (currency: string) => new Intl.NumberFormat('en', { style: 'currency', currency });

  it('can be shown as it is', () => {
    assert(
      property(array(record(fields, { requiredKeys: [] }), { maxLength: 4 }), (content) => {
        for (const project of readProjects({ content }, origin)) {
          expect(() => numberFormat(project.currency ?? 'USD').format(project.target ?? 0)).not.toThrow();
          expect(project.endDate === undefined || new Date(project.endDate).toISOString()).toBe(
            project.endDate ?? true,
          );
          for (const text of [project.title, project.description ?? '', ...project.tags])
            expect(text).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
          expect(isSafe(project.picture ?? origin, ['https:'])).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('never names a publisher who asked not to be named (F-A16)', () => {
    assert(
      property(constantFrom(true, 'true'), entry, (keepPublisherConfidential, rest) => {
        const project = { title: 'A', ...(typeof rest === 'object' && rest), keepPublisherConfidential };
        expect(readProjects({ content: [project] }, origin)[0]?.creatorName).toBeUndefined();
      }),
    );
  });
});
