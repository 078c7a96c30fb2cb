import type { Figure } from './figures.ts';
import { judgeFigure, statedBy, type Verdict } from './judge-figure.ts';
import { factIds, topics } from './topics.ts';

const WORD = String.raw`\p{Lu}[\p{L}’-]*`;

/** A law by its name or number, or an article of one: what it says is no figure of ours. */
const LAW = new RegExp(
  String.raw`(?<!\p{L})(?:${WORD}(?:\s\([^)]*\))?\s(?:(?:of|for|and|on)\s)*)+(?:\p{Lu}\p{L}*-)?(?:Act|Laws?|Code|Regulations?|Rules|Directive|Convention|Treaty|Ordinance|Order|Statute|Decree)(?!\p{L})|(?:Law|Act|Regulation|Directive|Decree)\s(?:\(\p{Lu}+\)\s)?(?:No\.?\s)?\d|\b(?:GDPR|CCPA|TFEU)\b`,
  'u',
);

/** Taxes, fines and rates are set by states and banks, whose words these are. */
const PUBLIC =
  /\b(?:tax(?:es)?|VAT|GST|stamp duty|customs duty|statut(?:e|es|ory)|(?:base|central bank|interbank) rate|by law|under the laws? of|EURIBOR|SONIA|SOFR|LIBOR)\b|\bBank of \p{Lu}|\bCentral Bank\b|\bFederal Reserve\b/iu;

const AUTHORITY = /\b(?:Authority|Commission(?:er)?|Courts?|Tribunal|Ministry|Parliament|Treasury)\b/;

const isPublic = (part: string) => PUBLIC.test(part) || AUTHORITY.test(part);

/** A shorter time is that of a task, which no document promises. */
const MIN_PERIOD_HOURS = 24;

/**
 * What is wrong with a figure of a legal document. Every period counts there, since it is a promise; the
 * figure of a law is right where the text says whose it is.
 * @param part that of the sentence in which it stands
 */
export function judgeLegalFigure(
  figure: Figure,
  sentence: string,
  heading: string,
  part: string,
): Verdict | undefined {
  if (LAW.test(part)) return undefined;
  const verdict = judgeFigure(figure, sentence, heading) ?? judgePeriod(figure);
  return verdict?.fault === 'unknown' && isPublic(part) ? undefined : verdict;
}

function judgePeriod({ kind, numbers }: Figure): Verdict | undefined {
  const isKnown = numbers.some((hours) => hours < MIN_PERIOD_HOURS || PERIODS.has(hours));
  return kind !== 'duration' || isKnown ? undefined : { fault: 'unknown' };
}

/** The hours of every period that is a fact. */
const PERIODS = new Set(factIds.filter((id) => topics[id]?.kind === 'duration').flatMap(statedBy));
