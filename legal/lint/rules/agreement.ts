import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

import { quoting, type Remark, type TextFinding } from '#legal/findings.ts';
import { site } from '../../../content/site.ts';
import { MONTHS } from '../../../scripts/checks/facts/dates.ts';
import { formatDay } from '../../../src/lib/day/format-day.ts';
import { findingsAt, isHeading } from '#legal/lint/passages.ts';
import type { Check, LegalContext } from '#legal/lint/check.ts';
import { lineOf } from '#legal/read/text-tree.ts';

const APPLIES = new RegExp(
  String.raw`\b(?:these|this) (?:terms|policy|agreement|version)\s(?:\p{L}+\s){0,3}(?:apply|applies|effective|effect|force)\s(?:as\s)?(?:from|on|of)\s(\d{1,2}) (${MONTHS.join('|')}) (\d{4})`,
  'giu',
);

/** The day of effect, where the text names another. */
const dayOfEffect: Check = ({ document: { passages, front } }) => {
  const day = front.frontMatter?.effectiveDate;
  if (!day) return [];
  return findingsAt(passages, APPLIES, ([, ...parts]) => {
    const named = parts.join(' ');
    return quoting(
      named,
      ` is the day from which this text applies, and its top says ${formatDay(day)}: leave the day out${named === formatDay(day) ? '' : ', or correct effectiveDate'}`,
    );
  });
};

/** “; and” before another item than the last, and a full stop in a list of semicolons. */
function itemSlip(text: string, next: string, isFollowed: boolean): Remark | undefined {
  const end = endOf(text);
  if (/[;,] (?:and|or)$/.test(end) && isFollowed)
    return quoting(
      end,
      ' ends an item that is not the last but one: write ; alone, and the word once before the last item',
    );
  return end.endsWith('.') && /[;,](?: and| or)?\s*$/.test(next)
    ? quoting(end, ' ends an item in the middle of a list with a full stop: write ;')
    : undefined;
}

/** A list that ends an item as if it were the last one, or the last one as if another followed. */
const lists: Check = ({ document: { tree } }) => {
  const findings: TextFinding[] = [];
  visit(tree, 'list', ({ children: items }) => {
    // The items of a list within a list end as their sentence goes on.
    if (items.some((item) => item.children.some(({ type }) => type === 'list'))) return SKIP;
    const texts = items.map((item) => toString(item));
    for (const [index, item] of items.entries()) {
      const [text = '', next, after] = texts.slice(index);
      const slip = next === undefined ? lastSlip(text) : itemSlip(text, next, after !== undefined);
      if (slip) findings.push({ line: lineOf(item), ...slip });
    }
    return SKIP;
  });
  return findings;
};

const lastSlip = (text: string): Remark | undefined =>
  /[;,](?: and| or)?\s*$/.test(text)
    ? quoting(endOf(text), ' ends a list as if an item followed: add it, or end with a full stop')
    : undefined;

const endOf = (text: string) => text.trim().split(/\s+/).slice(-3).join(' ');

const FORMS = 'Ltd|Limited|LLC|L\\.L\\.C|LLP|Inc|PLC|plc|GmbH|DMCC|FZ-LLC|FZE|FZCO|FZ-LLE|PJSC|Pte Ltd';
const COMPANY = new RegExp(String.raw`(?:\p{Lu}[\p{L}\d&’-]*\s)+(?:${FORMS})(?![\p{L}\d-])\.?`, 'gu');
const PHONE = /(?<![\d+])\+\d[\d\s()-]{7,}\d/g;

/** Companies and numbers that are not ours: those of another contract are easily left in. */
const strangers: Check = ({ document: { passages }, names }) => [
  ...findingsAt(passages, COMPANY, ([name], passage) => {
    if (name.endsWith(site.legalName) || isHeading(passage)) return undefined;
    if (name.startsWith(site.name))
      return quoting(name, ` is not the name of our company: write ${site.legalName}`);
    return names.some((one) => name.startsWith(one))
      ? undefined
      : quoting(name, ` is another company than ${site.legalName}: is it meant?`);
  }),
  ...findingsAt(passages, PHONE, ([number]) =>
    number.replaceAll(/[^\d+]/g, '') === site.phone.e164
      ? undefined
      : quoting(number, ` is no telephone number of ours, which is ${site.phone.display}: is it meant?`),
  ),
];

/** What a document says twice and not alike, or otherwise than the site. */
export const agreement: Check = (context: LegalContext) =>
  [dayOfEffect, lists, strangers].flatMap((check) => check(context));
