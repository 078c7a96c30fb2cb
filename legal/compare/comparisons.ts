import type { LegalDocument, LegalVersion } from '#legal/read/read-documents.ts';
import { versionsOf } from '#legal/read/read-documents.ts';
import { comparisonPath } from '../../src/routes.ts';

/** An earlier version and a later one of the same document. */
export type Pair = {
  readonly from: LegalVersion;
  readonly to: LegalVersion;
  /** What the notes say of the changes between them, the earliest first. */
  readonly notes: readonly string[];
};

/** Every two versions of a document, the newest first. */
const pairsOf = (document: LegalDocument): readonly Pair[] => {
  const versions = versionsOf(document);
  return versions.flatMap((to, index) =>
    versions.slice(index + 1).map((from, distance) => {
      const steps = versions.slice(index, index + 1 + distance).toReversed();
      return { from, to, notes: steps.flatMap(({ frontMatter }) => frontMatter.changes) };
    }),
  );
};

/**
 * Whether two versions are compared on a page: neighbours, and each with the text in force. Pages then
 * grow with the number of versions, not with its square.
 */
const isKept = (document: LegalDocument, { from, to }: Pair): boolean => {
  const versions = versionsOf(document);
  return [from, to].includes(document.current) || versions.indexOf(from) === versions.indexOf(to) + 1;
};

export const comparisonsOf = (document: LegalDocument): readonly Pair[] =>
  pairsOf(document).filter((pair) => isKept(document, pair));

/**
 * A comparison with a text that was in force once had a page of its own until the next version came. Its
 * address leads to what its reader wanted to know: what has changed since, up to the text in force, or what
 * will change from it on.
 */
export const formerComparisons = (document: LegalDocument): { from: string; to: string }[] =>
  pairsOf(document)
    .filter((pair) => !isKept(document, pair) && document.earlier.includes(pair.from))
    .map(({ from, to }) => ({
      from: pathOf({ from, to }),
      to: pathOf(
        document.upcoming.includes(to) ? { from: document.current, to } : { from, to: document.current },
      ),
    }));

const pathOf = ({ from, to }: Omit<Pair, 'notes'>) =>
  comparisonPath(from.id, from.frontMatter.effectiveDate, to.frontMatter.effectiveDate);
