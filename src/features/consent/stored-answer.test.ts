import { afterEach, describe, expect, it, vi } from 'vitest';

import { consentCopy } from '#words/consent.ts';
import { language } from '#words/language.ts';
import { ANSWER_ITEM, keepAnonymous, keepAnswer, readAnswer, storedAnswer } from './stored-answer.ts';

const now = Date.UTC(2026, 10, 21);
const answer = {
  categories: ['necessary', 'tracking'],
  revision: consentCopy.revision,
  expirationTime: now + 1,
};

it('the levels of an answer that still holds are known', () => {
  expect(readAnswer(answer, now)).toEqual(['necessary', 'tracking']);
  expect(readAnswer({ ...answer, categories: [] }, now)).toEqual([]);
});

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(now - days * DAY_MS).toISOString();
const endless = { ...answer, expirationTime: Date.UTC(2100, 0, 1) };

it.each([
  ['on its last day', daysAgo(consentCopy.days - 1)],
  ['in its first moment', daysAgo(0)],
  ['after the clock was put back', daysAgo(-0.9)],
])('an answer with a later end %s is accepted', (_case, lastConsentTimestamp) => {
  expect(readAnswer({ ...endless, lastConsentTimestamp }, now)).toEqual(['necessary', 'tracking']);
});

it.each([
  ['is older than its days', { ...endless, lastConsentTimestamp: daysAgo(consentCopy.days) }],
  ['is of the future', { ...endless, lastConsentTimestamp: daysAgo(-1.1) }],
  ['has a later end and no date', endless],
  ['has a later end and an unreadable date', { ...endless, lastConsentTimestamp: 'yesterday' }],
  ['has an infinite end', { ...answer, expirationTime: Infinity }],
  ['has expired', { ...answer, expirationTime: now }],
  ['has no end', { ...answer, expirationTime: '9e99' }],
  ['is for another revision', { ...answer, revision: consentCopy.revision - 1 }],
  ['has no list of levels', { ...answer, categories: 'tracking' }],
  ['is missing', undefined],
  ['is null', null],
  ['is a list', ['tracking']],
  ['is a text', 'tracking'],
])('the visitor is asked again when the answer %s', (_case, item) => {
  expect(readAnswer(item, now)).toBeUndefined();
});

it('unknown levels of an answer are ignored', () => {
  expect(readAnswer({ ...answer, categories: ['tracking', 'everything', 7] }, now)).toEqual(['tracking']);
});

describe('an answer in this browser', () => {
  const stored = new Map<string, string>();
  const readStored = (): unknown => JSON.parse(stored.get('consent') ?? '');

  function browserAt(moment: string) {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
    });
  }

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    stored.clear();
  });

  it('is valid for the days of the policy, and no longer', () => {
    browserAt('2026-11-21T10:00:00Z');
    expect(storedAnswer()).toBeUndefined();
    keepAnswer(['necessary', 'functionality']);
    expect(storedAnswer()).toEqual(['necessary', 'functionality']);
    const end = Date.now() + consentCopy.days * 24 * 60 * 60 * 1000;
    vi.setSystemTime(end - 1);
    expect(storedAnswer()).toEqual(['necessary', 'functionality']);
    vi.setSystemTime(end);
    expect(storedAnswer()).toBeUndefined();
  });

  it('is written as the tool writes it, without a number for the visitor', () => {
    browserAt('2026-11-21T10:00:00Z');
    keepAnswer(['tracking']);
    expect(readStored()).toEqual({
      categories: ['tracking'],
      services: {},
      revision: consentCopy.revision,
      consentId: '-',
      languageCode: language.code,
      consentTimestamp: '2026-11-21T10:00:00.000Z',
      lastConsentTimestamp: '2026-11-21T10:00:00.000Z',
      expirationTime: Date.now() + consentCopy.days * 86_400_000,
    });
    expect([...stored.keys()]).toEqual([ANSWER_ITEM]);
  });

  it('loses the number that the tool gave the visitor, and nothing else', () => {
    browserAt('2026-11-21T10:00:00Z');
    keepAnonymous({ ...answer, consentId: '4f89' });
    expect(readStored()).toEqual({ ...answer, consentId: '-' });
  });
});
