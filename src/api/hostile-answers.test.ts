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

const ownKeys = Reflect.ownKeys(Object.prototype);

/** The safe values of a field of an answer. Only `link` is never loaded, so it may be plain http. */
const safeOf = (name: string): RegExp => {
  if (name === 'link') return /^https?:[^\s"<>]+$/;
  if (/^(?:image|picture|logo|backgroundPicture)$/.test(name)) return /^https:[^\s"'()<>\\]+$/;
  if (/^(?:privacyPolicy|termsOfService)$/.test(name)) return /^https:[^\s"<>]+$/;
  if (name === 'accentColor') return /^#[\da-f]{6}$/;
  // Passed on as received: its users validate it.
  if (name === 'id') return /^/;
  return /^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u;
};

/** The fields of a value that was read whose text is not safe. */
function unsafeIn(read: unknown, name = ''): string[] {
  if (typeof read === 'string') return safeOf(name).test(read) ? [] : [`${name}: ${read}`];
  if (typeof read !== 'object' || read === null) return [];
  return Object.entries(read).flatMap(([key, field]) => unsafeIn(field, Array.isArray(read) ? name : key));
}

describe.each(Object.entries(readers))('%s', (_name, read) => {
  /** The value that it reads, or the error that it throws. */
  const resultOf = (given: unknown): unknown => {
    try {
      return read(given, origin);
    } catch (error) {
      return error;
    }
  };

  it('gives safe texts and links, or refuses the whole answer (R7.2)', () => {
    assert(
      property(answer, (given) => {
        const result = resultOf(given);
        const refusal = result instanceof Error ? String(result) : 'TypeError: not a list';
        expect(refusal).toMatch(/^TypeError: (?:content is )?not a (?:list|record)$/);
        expect(unsafeIn(result)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('leaves the prototype of all objects alone (F-E19)', () => {
    const key = constantFrom('__proto__', 'constructor', 'prototype', 'content', ...Object.keys(fields));
    assert(
      property(object({ key }), (given) => {
        const text = JSON.stringify(given);
        for (const json of [`[${text}]`, text]) resultOf(JSON.parse(json));
        expect(Reflect.ownKeys(Object.prototype)).toEqual(ownKeys);
      }),
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
