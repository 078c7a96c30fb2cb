import { partnerCheck } from '#content/partner-check/partner-check.ts';
import { fieldOf } from '#src/api/read-fields.ts';
import type { PartnerConfig } from '#src/api/read-partner-config.ts';
import {
  charactersOf,
  clampTagline,
  LONGEST_TAGLINE,
  MIDDLING_TAGLINE,
  SHORT_TAGLINE,
  tagLines,
} from '#src/lib/text/tagline.ts';
import { type ConfigFinding, finding, isMissing } from './finding.ts';

const lengths = { short: SHORT_TAGLINE, middling: MIDDLING_TAGLINE, longest: LONGEST_TAGLINE };

const MARKUP = /<[a-z!/][^>]*>|&(?:#\d+|[a-z]+);/i;

/** In characters: enough to find the place where a tagline is cut. */
const END = 24;

/** Legal name and tagline: there at all, text, and of a length that looks well (F-A12). */
export function inspectTexts(answer: object, config: PartnerConfig): readonly ConfigFinding[] {
  return [
    ...inspectLegalName(fieldOf(answer, 'legalName'), config.legalName),
    ...inspectTagline(fieldOf(answer, 'tagline'), config.tagline),
  ];
}

function inspectLegalName(raw: unknown, read: string | undefined): ConfigFinding[] {
  if (isMissing(raw)) return [finding('legalNameMissing')];
  if (typeof raw !== 'string' || read === undefined) {
    return [finding('textWrong', { field: partnerCheck.fields.legalName })];
  }
  const count = Array.from(raw.trim()).length;
  const limit = Array.from(read).length;
  return [
    count > limit && read.endsWith('…')
      ? finding('legalNameLong', { count, limit })
      : finding('legalNameGood', { name: read }),
  ];
}

function inspectTagline(raw: unknown, read: string | undefined): ConfigFinding[] {
  if (isMissing(raw)) return [finding('taglineMissing', lengths)];
  if (typeof raw !== 'string' || read === undefined) {
    return [finding('textWrong', { field: partnerCheck.fields.tagline })];
  }
  const markup = MARKUP.test(raw) ? [finding('taglineMarkup')] : [];
  return [...markup, inspectLength(raw.trim().replaceAll(/\s+/g, ' '), clampTagline(read))];
}

function inspectLength(raw: string, shown: string): ConfigFinding {
  const count = charactersOf(raw);
  const values = { count: count.toLocaleString('en'), ...lengths };
  if (count > LONGEST_TAGLINE) {
    return finding('taglineCut', { ...values, end: shown.slice(-END).trimStart() });
  }
  if (shown.length > MIDDLING_TAGLINE) return finding('taglineSmall', values);
  const [first = '', second] = tagLines(shown);
  return second === undefined
    ? finding('taglineOneLine', values)
    : finding('taglineGood', { ...values, first, second });
}
