import type { Finding } from '../../scripts/support/findings.ts';
import { type Block, legalBlocks } from '#legal/read/blocks.ts';
import { type Figures, figureOf } from '#legal/read/figures.ts';
import {
  type LegalDocument,
  type LegalDocuments,
  type LegalVersion,
  versionsOf,
} from '#legal/read/read-documents.ts';
import type { Snapshot } from '#legal/read/snapshot.ts';
import { escapePattern } from '../../scripts/support/escape-pattern.ts';
import { formatDay } from '../../src/lib/day/format-day.ts';

const FACTS = 'content/facts.ts';

/**
 * Figures of which the pages say one thing, today or from the day of a change, and the legal text that is
 * in force on that day another. The build goes on: which of the two is right, a person knows.
 * @param before the documents as they were published
 */
export function figureWarnings(
  { documents, figures, lineOfFact }: Snapshot,
  today: string,
  before: LegalDocuments = [],
): Finding[] {
  const changes = Object.values(figures.facts).flatMap(({ from = '' }) => (from > today ? [from] : []));
  const days = [today, ...new Set(changes.toSorted())];
  return documents.flatMap((document) => {
    const passages = passagesWithFigures(document, figures);
    const versions = versionsWith(document, before);
    const reported = new Set<string>();
    return days.flatMap((day) => {
      const inForce = versions.find(({ frontMatter }) => frontMatter.effectiveDate <= day);
      if (!inForce) return [];
      return [...figuresSaid(inForce, passages)].flatMap(([fact, said]) => {
        const shown = inOneLine(figureOf(fact, figures, day));
        if (said === shown || reported.has(fact)) return [];
        reported.add(fact);
        const { title, version } = inForce.frontMatter;
        const later = versions
          .slice(0, versions.indexOf(inForce))
          .findLast((one) => figuresSaid(one, passages).get(fact) === shown);
        const remedy = later
          ? `ask a developer to show “${shown}” from ${formatDay(later.frontMatter.effectiveDate)} on, from which version ${later.frontMatter.version} applies, and “${said}” until then`
          : `publish a version that applies from the same day, or ask a developer for “${said}” on the pages`;
        const when = day === today ? 'now' : `from ${formatDay(day)} on`;
        const message = `the figure ${fact} is “${shown}” on the pages ${when}, and ${title} ${version}, which is in force then, says “${said}”: ${remedy}`;
        return [{ file: FACTS, line: lineOfFact(fact), message }];
      });
    });
  });
}

/** With the published text that this one replaces, which may not be archived yet. */
function versionsWith(document: LegalDocument, before: LegalDocuments): readonly LegalVersion[] {
  const versions = versionsOf(document);
  const replaced = before.find(({ id }) => id === document.id)?.current;
  const isMissing = (one: LegalVersion) =>
    versions.every(({ frontMatter }) => frontMatter.version !== one.frontMatter.version);
  return replaced && isMissing(replaced) ? [versions[0], replaced, ...versions.slice(1)] : versions;
}

/** As passages are: a space that does not break is one like any other. */
const inOneLine = (figure: string) => figure.replaceAll(/\s+/g, ' ');

type Passage = {
  readonly kind: Block['kind'];
  /** The passage with a group for each figure. */
  readonly expression: RegExp;
  readonly facts: readonly string[];
};

const MARK = /⟦(\w+)⟧/g;

/** Those of the newest text, which names its figures; a version that is kept has them written out. */
function passagesWithFigures(document: LegalDocument, figures: Figures): readonly Passage[] {
  const [{ tree, frontMatter }] = versionsOf(document);
  const marked = Object.keys(figures.facts).map((id) => [id, { text: `⟦${id}⟧` }] as const);
  const facts = Object.fromEntries(marked);
  return legalBlocks(tree, { ...figures, facts }, frontMatter.effectiveDate).flatMap(({ kind, text }) => {
    const named = [...text.matchAll(MARK)].flatMap(([, id = '']) => id);
    if (named.length === 0) return [];
    const source = escapePattern(text).replaceAll(MARK, '(.{1,30}?)');
    return [{ kind, facts: named, expression: new RegExp(`^${source}$`) }];
  });
}

/** What a version says of each fact, where its words are those of the newest text. */
const figuresSaid = ({ blocks }: LegalVersion, passages: readonly Passage[]): ReadonlyMap<string, string> =>
  new Map(
    passages.flatMap(({ kind, expression, facts }) => {
      const found = blocks
        .filter((block) => block.kind === kind)
        .flatMap(({ text }) => expression.exec(text) ?? []);
      return facts.flatMap((fact, index) => {
        const said = found[index + 1];
        return said === undefined ? [] : [[fact, said] as const];
      });
    }),
  );
