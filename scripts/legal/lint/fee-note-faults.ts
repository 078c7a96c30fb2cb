import type { Finding } from '#scripts/checks/support/check.ts';
import { figuresIn } from '#scripts/checks/facts/figures.ts';
import { isPublicFigure } from '#scripts/checks/facts/judge-legal-figure.ts';
import { type Block, legalBlocks } from '#scripts/legal/read/blocks.ts';
import { currentFigures } from '#scripts/legal/read/figures.ts';
import { fieldFinding } from '#scripts/legal/read/front-matter.ts';
import type { ParsedText } from '#scripts/legal/read/text-tree.ts';
import { isNextStep } from '#scripts/legal/read/version-number.ts';
import type { Edition } from './front-matter-faults.ts';

export type ReadEdition = Edition & ParsedText;

const OF_FEES = /\b(?:fees?|charg(?:es?|ed|ing)|prices?|costs?|deposits?|discounts?)\b/i;
const IN_GENERAL =
  /\b(?:prices?|fees?|charges?|rates?)\b.*\b(?:new|now|chang\w*|rais\w*|ris\w*|increas\w*|lower\w*|higher|cut)\b/i;

/** A note names each fee that is another one than in the version before. */
export function feeNoteFaults(edition: ReadEdition, before: ReadEdition | undefined): Finding[] {
  // Between versions that do not follow one another, other notes report the change.
  if (!before || !isNextStep(edition.frontMatter.version, before.frontMatter.version)) return [];
  const [old, now] = [feesIn(before), feesIn(edition)];
  const [added, gone] = [missingFrom(old, now), missingFrom(now, old)];
  const changed = added.length > 0 ? added : gone;
  const silent = changed.find((fee) => !edition.frontMatter.changes.some((note) => speaksOf(note, fee)));
  if (!silent) return [];
  const message = `say nothing of a changed fee: “${silent.text}” is ${added.length > 0 ? 'new' : 'gone'} since version ${before.frontMatter.version}: add a line that names the fee and what it is now`;
  return [fieldFinding(edition, 'changes', message)];
}

type Fee = { readonly text: string; readonly sums: readonly string[] };

const feesIn = ({ tree }: ParsedText): readonly Fee[] =>
  legalBlocks(tree, currentFigures).flatMap((block) =>
    block.kind === 'row' ? feeOf(block) : sentencesOf(block).flatMap(feeOf),
  );

const sentencesOf = ({ kind, text }: Block) =>
  text.split(/(?<=(?<!\bNo)[.!?])\s/).map((sentence): Block => ({ kind, text: sentence }));

function feeOf({ kind, text }: Pick<Block, 'kind' | 'text'>): Fee[] {
  const sums = figuresIn(text).filter((figure) => figure.kind === 'money' || figure.kind === 'percent');
  const isPriced = sums.length > 0 || (kind === 'row' && /\bfree\b/i.test(text));
  const isFee = isPriced && (kind === 'row' || OF_FEES.test(text)) && !isPublicFigure(text);
  return isFee ? [{ text, sums: sums.map((figure) => figure.text) }] : [];
}

/** By the sums alone: other words for the same price are no other price. */
const missingFrom = (fees: readonly Fee[], others: readonly Fee[]) =>
  others.filter(({ sums }) => !fees.some((other) => other.sums.join() === sums.join()));

function speaksOf(note: string, { text, sums }: Fee): boolean {
  const [subject = ''] = text.split(' | ');
  const isNamed = text.includes(' | ') && note.toLowerCase().includes(subject.toLowerCase());
  return isNamed || sums.some((sum) => note.includes(sum)) || IN_GENERAL.test(note);
}
