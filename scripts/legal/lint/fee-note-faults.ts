import type { Finding } from '#scripts/support/findings.ts';
import { figuresIn } from '#scripts/checks/facts/figures.ts';
import { isPublicFigure } from '#scripts/checks/facts/judge-legal-figure.ts';
import { type Block, legalBlocks } from '#scripts/legal/read/blocks.ts';
import { componentFaults } from '#scripts/legal/read/component-faults.ts';
import { currentFigures } from '#scripts/legal/read/figures.ts';
import { fieldFinding } from '#scripts/legal/read/front-matter.ts';
import type { ParsedText } from '#scripts/legal/read/text-tree.ts';
import { isNextStep } from '#scripts/legal/read/version-number.ts';
import { brokenTables } from './broken-tables.ts';
import type { Edition } from './front-matter-faults.ts';

export type ReadEdition = Edition & ParsedText;

const OF_FEES = /\b(?:fees?|charg(?:es?|ed|ing)|prices?|costs?|deposits?|discounts?)\b/i;
const IN_GENERAL =
  /\b(?:prices?|fees?|charges?|rates?)\b.*\b(?:new|now|chang\w*|rais\w*|ris\w*|increas\w*|lower\w*|higher|cut)\b/i;

/** A note names each fee that is another one than in the version before. */
export function feeNoteFaults(edition: ReadEdition, before: ReadEdition | undefined): Finding[] {
  // Between versions that do not follow one another, other notes report the change.
  if (!before || !isNextStep(edition.frontMatter.version, before.frontMatter.version)) return [];
  if ([edition, before].some((one) => !isWhole(one))) return [];
  const [old, now] = [feesIn(before), feesIn(edition)];
  const [added, gone] = [missingFrom(old, now), missingFrom(now, old)];
  // A sum that is typed is found as such.
  const changed = added.length > 0 ? added.filter(({ sums }) => sums.every(isFact)) : gone;
  const silent = changed.find((fee) => !edition.frontMatter.changes.some((note) => speaksOf(note, fee)));
  if (!silent) return [];
  const message = `say nothing of a changed fee: “${silent.text}” is ${added.length > 0 ? 'new' : 'gone'} since version ${before.frontMatter.version}: add a line that names it, as in “${silent.clause}: the price has changed.”`;
  return [fieldFinding(edition, 'changes', message)];
}

const isWhole = ({ tree, file }: ReadEdition) =>
  brokenTables(tree).length === 0 && componentFaults(tree, file, currentFigures).length === 0;

type Fee = { readonly text: string; readonly clause: string; readonly sums: readonly string[] };

const isFact = (sum: string) =>
  Object.values(currentFigures.facts).some(({ text, before }) => text === sum || before?.text === sum);

function feesIn({ tree }: ParsedText): readonly Fee[] {
  let clause = '';
  return legalBlocks(tree, currentFigures).flatMap(({ kind, text }) => {
    if (kind === 'clause') clause = text.replace(/^\S+ /, '');
    const passages = kind === 'row' ? [text] : text.split(/(?<=(?<!\bNo)[.!?])\s/);
    return passages.flatMap((passage) => feeOf(kind, passage, clause));
  });
}

function feeOf(kind: Block['kind'], text: string, clause: string): Fee[] {
  const sums = figuresIn(text)
    .filter((figure) => figure.kind === 'money' || figure.kind === 'percent')
    .map((figure) => figure.text);
  const isPriced = sums.length > 0 || (kind === 'row' && /\bfree\b/i.test(text));
  const isFee = isPriced && (kind === 'row' || OF_FEES.test(text)) && !isPublicFigure(text);
  return isFee ? [{ text, clause, sums }] : [];
}

/** By the sums alone: other words for the same price are no other price. */
const missingFrom = (fees: readonly Fee[], others: readonly Fee[]) =>
  others.filter(({ sums }) => !fees.some((fee) => fee.sums.join() === sums.join()));

/** Notes give no figures, which would be typed: they name the clause or the row, or speak of prices at large. */
function speaksOf(note: string, { text, clause }: Fee): boolean {
  const [subject = '', ...cells] = text.split(' | ');
  const names = cells.length > 0 ? [clause, subject] : [clause];
  return (
    IN_GENERAL.test(note) || names.some((name) => name && note.toLowerCase().includes(name.toLowerCase()))
  );
}
