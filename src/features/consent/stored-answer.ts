import { consentCopy } from '#words/consent.ts';
import { language } from '#words/language.ts';
import type { ConsentLevel } from '#src/model/consent.schema.ts';
import { consentLevels } from '#src/platform/services/consent-levels.ts';
import { recall, remember } from '#src/platform/storage/storage.ts';

/** Name of the item in local storage; the cookie policy names it too. */
export const ANSWER_ITEM = 'consent';

/** The item as the consent tool writes it. */
type AnswerItem = { readonly categories?: readonly string[] | undefined; readonly consentId?: string };

const VALID_MS = consentCopy.days * 86_400_000;

/** The clock may have been put back since. */
const CLOCK_CHANGE_MS = 86_400_000;

/**
 * The levels that the visitor allowed before, or `undefined` when they must be asked: no answer, one that
 * ran out, one to an earlier revision, or something that is no answer at all.
 */
export function readAnswer(item: unknown, now: number): readonly ConsentLevel[] | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const read = (name: string): unknown => Reflect.get(item, name);
  const [categories, end] = [read('categories'), read('expirationTime')];
  if (!Array.isArray(categories) || read('revision') !== consentCopy.revision) return undefined;
  if (typeof end !== 'number' || end <= now) return undefined;
  // Whatever end was written: an answer is valid for its days only, from the day on which it was given.
  const given = Date.parse(String(read('lastConsentTimestamp'))) || end - VALID_MS;
  if (given > now + CLOCK_CHANGE_MS || given + VALID_MS <= now) return undefined;
  return consentLevels.filter((level) => categories.includes(level));
}

export const storedAnswer = () => readAnswer(recall(ANSWER_ITEM), Date.now());

/**
 * Replaces the id that the tool gave the visitor: only the answer has to be stored. The tool needs some id.
 */
export const keepAnonymous = (item: AnswerItem) => remember(ANSWER_ITEM, { ...item, consentId: '-' });

/** Remembers an answer as the tool would write it, so that the settings open with it. */
export function keepAnswer(categories: readonly ConsentLevel[]): void {
  const now = new Date();
  remember(ANSWER_ITEM, {
    categories,
    services: {},
    revision: consentCopy.revision,
    consentId: '-',
    languageCode: language.code,
    consentTimestamp: now.toISOString(),
    lastConsentTimestamp: now.toISOString(),
    expirationTime: now.getTime() + VALID_MS,
  });
}
