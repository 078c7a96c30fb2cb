import type { Figure } from './figures.ts';
import { judgeFigure, statedBy, type Verdict } from './judge-figure.ts';
import { factIds, topics } from './topics.ts';

const WORD = String.raw`\p{Lu}[\p{L}’-]*`;

/** A law by its name or number. Its figures are not ours. */
const LAW = new RegExp(
  String.raw`(?<!\p{L})(?:${WORD}(?:\s\([^)]*\))?\s(?:(?:of|for|and|on)\s)*)+(?:\p{Lu}\p{L}*-)?(?:Act|Laws?|Code|Regulations?|Rules|Directive|Convention|Treaty|Ordinance|Order|Statute|Decree)(?!\p{L})|(?:Law|Act|Regulation|Directive|Decree)\s(?:\(\p{Lu}+\)\s)?(?:No\.?\s)?\d|\b(?:GDPR|CCPA|TFEU)\b`,
  'u',
);

/** Words of taxes, fines and rates, which states and banks set. */
const PUBLIC =
  /\b(?:tax(?:es)?|VAT|GST|stamp duty|customs duty|statut(?:e|es|ory)|(?:base|central bank|interbank) rate|by law|under the laws? of|EURIBOR|SONIA|SOFR|LIBOR)\b|\bBank of \p{Lu}|\bCentral Bank\b|\bFederal Reserve\b/iu;

const AUTHORITY = /\b(?:Authority|Commission(?:er)?|Courts?|Tribunal|Ministry|Parliament|Treasury)\b/;

const isPublic = (part: string) => PUBLIC.test(part) || AUTHORITY.test(part);

/** A shorter period is the duration of a task. */
const MIN_PERIOD_HOURS = 24;

/**
 * The problem of a figure in a legal document. There every period is a promise, so it must be a fact; a figure of a
 * law is right if the text names the law.
 * @param part of the sentence
 */
export function judgeLegalFigure(
  figure: Figure,
  sentence: string,
  heading: string,
  part: string,
): Verdict | undefined {
  if (LAW.test(part)) return undefined;
  const verdict = judgeFigure(figure, sentence, heading) ?? judgePeriod(figure);
  return verdict?.problem === 'unknown' && isPublic(part) ? undefined : verdict;
}

function judgePeriod({ kind, numbers }: Figure): Verdict | undefined {
  const isKnown = numbers.some((hours) => hours < MIN_PERIOD_HOURS || PERIODS.has(hours));
  return kind !== 'duration' || isKnown ? undefined : { problem: 'unknown' };
}

/** The hours of every period that is a fact. */
const PERIODS = new Set(factIds.filter((id) => topics[id]?.kind === 'duration').flatMap(statedBy));
