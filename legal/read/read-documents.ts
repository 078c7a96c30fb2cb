import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

import type { FrontMatter } from './front-matter-schema.ts';
import { type LegalId, legalIds } from '../../src/routes.ts';
import { paths } from '../../scripts/support/paths.ts';
import { assertNoFindings, type Finding } from '../../scripts/support/findings.ts';
import { type Block, legalBlocks, legalText, markedText, sha256 } from './blocks.ts';
import { componentFindings } from './component-findings.ts';
import { currentFigures, type Figures, unfrozenLines } from './figures.ts';
import { fieldFinding, readFrontMatter, type ReadFrontMatter } from './front-matter.ts';
import { parseText } from './parse-text.ts';
import { today } from '../../src/lib/day/today.ts';
import type { ParsedText } from './text-tree.ts';

/** A file as it was found: a part that cannot be read is what to mend instead. */
export type LegalFile = {
  readonly id: LegalId;
  /** Relative to the repository. */
  readonly file: string;
  readonly source: string;
  readonly front: ReadFrontMatter;
  readonly text: ParsedText | Finding;
};

/** The files of a document: its latest text, then those before it, newest first. */
export type LegalFiles = readonly [LegalFile, ...LegalFile[]];

/** One version of a legal document, read whole. */
export type LegalVersion = ParsedText & {
  readonly id: LegalId;
  readonly file: string;
  readonly source: string;
  readonly frontMatter: FrontMatter;
  /** Values that the text names instead of typing them, such as prices. */
  readonly figures: Figures;
  /** Its passages as readers see them. */
  readonly blocks: readonly Block[];
  /** Its plain text, and the SHA-256 of it. */
  readonly plainText: string;
  readonly textHash: string;
  /** Its text with links, emphasis and lists. */
  readonly marked: string;
};

export type LegalDocument = {
  readonly id: LegalId;
  /** Published, and not in force before their day. Newest first, as the earlier ones are. */
  readonly upcoming: readonly LegalVersion[];
  /** The text in force. */
  readonly current: LegalVersion;
  readonly earlier: readonly LegalVersion[];
};

/** Where a version stays once another one applies. */
export const keptFile = ({ id, frontMatter }: LegalVersion): string =>
  `${keptFolder(id)}/${frontMatter.effectiveDate}.mdx`;

const keptFolder = (id: LegalId) => `content/legal/versions/${id}`;

const isDated = (name: string) => /^\d{4}-\d\d-\d\d\.mdx$/.test(name);

/** In the order of the page table. */
export type LegalDocuments = readonly LegalDocument[];

export const isText = (text: LegalFile['text']): text is ParsedText => 'tree' in text;

/** Newest first, those to come included. */
export function versionsOf({
  upcoming,
  current,
  earlier,
}: LegalDocument): readonly [LegalVersion, ...LegalVersion[]] {
  const [newest = current, ...others] = [...upcoming, current, ...earlier];
  return [newest, ...others];
}

/** A file by its source, with line feeds alone, and the text that was read from it. */
export const legalFile = (
  id: LegalId,
  file: string,
  source: string,
  text: LegalFile['text'] = parseText(file, source),
): LegalFile => ({ ...{ id, file, source, text }, front: readFrontMatter(source, file) });

const CONFLICT = /^\s*(?:<{7}|>{7}|\|{7})(?: |$)|^={7}$/;
const conflicting = (remedy = 'keep the right one') =>
  `holds two wordings that were changed at the same time and not joined: ${remedy}, and remove the other with the lines of <<<<<<<, ======= and >>>>>>>`;
const ENCODED =
  'is saved in another encoding than UTF-8, as old editors save “Unicode”: save it as UTF-8, or paste the text into a new file';
const MANGLED = /\S*(?:\ufffd|â€|Ã[\u0080-\u00bf]|Â[\u00a0-\u00bf])\S*/;
const ENCODED_WRONG =
  'has characters that were lost when the file was saved in another encoding: type them again, and save the file as UTF-8';
const MISSING =
  'is missing, and its page with it: put the file back. To take a document down, ask a developer, who takes its page down in the same change and leads its address elsewhere';

/** A file of which nothing can be said but this. */
const unread = (id: LegalId, file: string, line: number, message: string): LegalFile => ({
  ...{ id, file, source: '', text: { file, line, message } },
  front: { frontMatter: undefined, findings: [] },
});

const conflictLine = (text: string) => text.split(/\r\n?|\n/).findIndex((line) => CONFLICT.test(line)) + 1;

/**
 * Why a text file cannot be read: its encoding is wrong, or a merge in it is not finished.
 * @param remedy which of two wordings to keep
 */
export function wholeFinding(file: string, bytes: Buffer, remedy?: string): Finding | undefined {
  // UTF-16 and UTF-32 have zeros between Latin letters.
  if (bytes.includes(0)) return { file, line: 1, message: ENCODED };
  const text = bytes.toString('utf8');
  const line = conflictLine(text);
  if (line > 0) return { file, line, message: conflicting(remedy) };
  // Bytes that are no UTF-8 are read as �, and UTF-8 that was read as something else as “â€™”.
  const lost = text.split('\n').findIndex((one) => MANGLED.test(one));
  if (lost < 0) return undefined;
  const [found = ''] = MANGLED.exec(text) ?? [];
  return { file, line: lost + 1, message: `“${found.trim()}” ${ENCODED_WRONG}` };
}

/** @param found the text of the file, as it is on the disk or typed in an editor */
export function readLegalFile(id: LegalId, file: string, found: string): LegalFile {
  const conflict = conflictLine(found);
  if (conflict > 0) return unread(id, file, conflict, conflicting());
  return legalFile(id, file, found.replaceAll(/\r\n?/g, '\n'));
}

/**
 * Every file of every legal document. This is the only place where they are read.
 * @param root folder of the repository, or of a copy of its documents
 */
export async function readLegalFiles(
  root = paths.root,
  ids: readonly LegalId[] = legalIds,
): Promise<readonly LegalFiles[]> {
  const readOne = async (id: LegalId, file: string) => {
    const bytes = await readFile(join(root, file)).catch(() => undefined);
    if (!bytes) return unread(id, file, 1, MISSING);
    const finding = wholeFinding(file, bytes);
    return finding
      ? unread(id, file, finding.line, finding.message)
      : readLegalFile(id, file, bytes.toString('utf8'));
  };
  return Promise.all(
    ids.map(async (id) => {
      const folder = keptFolder(id);
      const names = await readdir(join(root, folder)).catch((): string[] => []);
      const earlier = names.filter(isDated).toSorted().toReversed();
      return Promise.all([
        readOne(id, `content/legal/${id}.mdx`),
        ...earlier.map((name) => readOne(id, `${folder}/${name}`)),
      ]);
    }),
  );
}

/**
 * The documents of files that can all be read.
 * @param day on which they are looked at: the newest text that has begun to apply by then is in force
 * @throws FindingsError that lists what keeps any of them from being published
 */
export function legalDocuments(
  files: readonly LegalFiles[],
  figures: Figures = currentFigures,
  day = today(),
): LegalDocuments {
  assertNoFindings(
    files.flatMap(([current, ...earlier]) => [
      ...current.front.findings,
      ...textFindings(current, figures),
      ...earlier.flatMap((file) => earlierFindings(file, figures)),
    ]),
  );
  return files.map(([latest, ...others]) => {
    const versions = [latest, ...others].map((file) => toVersion(file, figures));
    const begun = versions.findIndex(({ frontMatter }) => frontMatter.effectiveDate <= day);
    // A document that is new shows its first text before its day.
    const inForce = begun < 0 ? versions.length - 1 : begun;
    const current = versions[inForce] ?? toVersion(latest, figures);
    return {
      id: latest.id,
      upcoming: versions.slice(0, inForce),
      current,
      earlier: versions.slice(inForce + 1),
    };
  });
}

export const readLegalDocuments = async (root = paths.root, figures?: Figures): Promise<LegalDocuments> =>
  legalDocuments(await readLegalFiles(root), figures);

function toVersion({ id, file, source, front, text }: LegalFile, figures: Figures): LegalVersion {
  if (!front.frontMatter || !isText(text)) throw new Error(`${file} cannot be read`);
  const { frontMatter } = front;
  const blocks = legalBlocks(text.tree, figures, frontMatter.effectiveDate);
  const plainText = legalText(frontMatter, blocks);
  const marked = markedText(text.tree, figures, frontMatter.effectiveDate);
  return {
    id,
    file,
    source,
    ...text,
    frontMatter,
    figures,
    blocks,
    plainText,
    textHash: sha256(plainText),
    marked,
  };
}

const textFindings = ({ file, text }: LegalFile, figures: Figures): readonly Finding[] =>
  isText(text) ? componentFindings(text.tree, file, figures) : [text];

/** Findings of a version that is no longer edited: what breaks its page, or changes its words. */
export function earlierFindings(version: LegalFile, figures: Figures = currentFigures): readonly Finding[] {
  const { frontMatter } = version.front;
  const placed = frontMatter ? placeFindings(version, frontMatter) : [];
  return [...version.front.findings, ...placed, ...textFindings(version, figures)];
}

/** A dated page is found by the name of its file, so the name has to be true; and its text stays as it was. */
function placeFindings(version: LegalFile, { effectiveDate }: FrontMatter): readonly Finding[] {
  const { file, source } = version;
  const name = basename(file, '.mdx');
  const unfrozen = unfrozenLines(source).map((line) => ({
    ...{ file, line },
    message: 'an earlier version keeps what it said: write out the figure or the address',
  }));
  if (name === effectiveDate) return unfrozen;
  const message = `is ${effectiveDate}, and the file is named ${name}: write '${name}'`;
  return [...unfrozen, fieldFinding(version, 'effectiveDate', message)];
}
