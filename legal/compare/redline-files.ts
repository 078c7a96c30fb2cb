import type { ElementContent } from 'hast';

import { legalLabels } from '../../content/legal-labels.ts';
import { keptFile, type LegalVersion } from '#legal/read/read-documents.ts';
import { freezeVersion } from '#legal/read/figures.ts';
import { element } from '#legal/render/element.ts';
import type { Snapshot } from '#legal/read/snapshot.ts';
import { today } from '../../src/lib/day/today.ts';
import { entriesOf, entryOf, RECORD, recordOf } from '#legal/read/version-record.ts';
import { fillIn } from '../../src/lib/fill-in.ts';
import { formatDay } from '../../src/lib/day/format-day.ts';
import type { Pair } from './comparisons.ts';
import { redlineTree } from './redline.ts';
import { markdownOf } from './write-tree.ts';

export type RedlineFiles = {
  /** As they would be, of the documents that changed or are new. */
  readonly versions: readonly LegalVersion[];
  /** The versions of each document that changed. */
  readonly pairs: readonly Pair[];
  /**
   * `redline.md`, each version that is replaced as the file to keep it in, and the record
   * of versions: path → text.
   */
  readonly files: Readonly<Record<string, string>>;
};

const key = [element('ins', ['Bold']), ' words are new, ', element('del', ['struck']), ' ones are gone.'];

/** What changed between two moments, to attach to a proposal. @param ref what the earlier one is called */
export function redlineFiles(before: Snapshot, after: Snapshot, ref: string, day = today()): RedlineFiles {
  const pairs = after.documents.flatMap(({ id, current, earlier }) => {
    const from = before.documents.find((document) => document.id === id)?.current;
    const notes = current.frontMatter.changes;
    return from && hasChanged(from, current) ? [{ from, to: current, notes, earlier }] : [];
  });
  const fresh = after.documents
    .filter(({ id }) => before.documents.every((document) => document.id !== id))
    .map(({ current }) => current);
  const title = `Changes to the legal documents since ${ref}`;
  const body = [...pairs.flatMap(documentNodes), ...fresh.map(newNode)];
  if (body.length === 0) body.push(element('p', ['No legal text has changed.']));
  const replaced = pairs
    // A text that is taken back is not kept: it never applied.
    .filter(({ from, to }) => from.frontMatter.effectiveDate <= to.frontMatter.effectiveDate)
    .filter(({ from, to }) => !from.frontMatter.sample || to.frontMatter.effectiveDate > day)
    .filter(({ from, earlier }) => earlier.every((version) => keptFile(version) !== keptFile(from)))
    .map(({ from }) => from);
  return {
    pairs,
    versions: [...pairs.map(({ to }) => to), ...fresh],
    files: {
      'redline.md': markdownOf([element('h1', [title]), element('p', key), ...body]),
      ...Object.fromEntries(
        replaced.map((from) => [keptFile(from), freezeVersion(from.source, before.figures)]),
      ),
      ...(after.record && pairs.length + fresh.length > 0
        ? {
            [RECORD]: recordOf(
              entriesOf(
                after.documents,
                [...after.record, ...(before.record ?? [])],
                replaced,
                before.record ?? [],
                day,
              ),
            ),
          }
        : {}),
    },
  };
}

/** A word, a note, the summary or the address of a link. */
function hasChanged(from: LegalVersion, to: LegalVersion): boolean {
  const [was, is] = [entryOf(from), entryOf(to)];
  return was.text !== is.text || was.data !== is.data;
}

const newNode = ({ frontMatter: { title, version, effectiveDate } }: LegalVersion) =>
  element('p', [`${title} is new: version ${version} applies from ${formatDay(effectiveDate)}.`]);

function documentNodes(pair: Pair): ElementContent[] {
  const [from, to] = [pair.from.frontMatter, pair.to.frontMatter];
  const line = [
    fillIn(legalLabels.redline.from, { version: from.version, day: formatDay(from.effectiveDate) }),
    fillIn(legalLabels.redline.to, { version: to.version, day: formatDay(to.effectiveDate) }),
  ];
  const passages = redlineTree(pair).children.filter((node) => node.type === 'element');
  return [element('h1', [to.title]), element('p', [line.join(' ')]), ...passages];
}
