import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { unified } from 'unified';
import { VFile } from 'vfile';

import { currentFigures } from '#scripts/legal/read/figures.ts';
import {
  earlierFaults,
  isText,
  type LegalFile,
  legalFile,
  type LegalFiles,
} from '#scripts/legal/read/read-documents.ts';
import { inReading } from '#scripts/legal/read/reading.ts';
import type { Finding } from '#scripts/support/findings.ts';
import { paths } from '#scripts/support/paths.ts';
import { type Edition, noteFaults, versionFaults } from './front-matter-faults.ts';
import type { LegalContext } from './legal-rule.ts';
import { rules } from './rules.ts';
import { hiddenFaults, withoutHidden } from './rules/hidden-characters.ts';
import { definitionsOf, type LegalText } from './words.ts';
import { readNames } from './wording/read-names.ts';

/** Every legal document with its messages; an earlier version is a file of its own when it has one. */
export async function lintDocuments(files: readonly LegalFiles[]): Promise<VFile[]> {
  const cleaned = await Promise.all(
    files.map(async ([current, ...earlier]) => [await withoutHiddenIn(current), ...earlier] as const),
  );
  const library = cleaned.flatMap(toText);
  const shared = {
    library,
    isComplete: library.filter(({ front }) => front.frontMatter).length === files.length,
    names: await readNames(library.flatMap((text) => text.titles)),
    factsSource: await readFile(join(paths.root, 'content/facts.ts'), 'utf8'),
  };
  const linted = cleaned.map((versions, index) =>
    lintDocument(versions, files[index]?.[0].source ?? '', shared),
  );
  return (await Promise.all(linted)).flat();
}

type Shared = Omit<LegalContext, 'document' | 'written' | 'others'>;

async function lintDocument(files: LegalFiles, written: string, shared: Shared): Promise<VFile[]> {
  const [{ front, file, text }, ...earlier] = files;
  const report = new VFile({ path: file, value: written });
  const top = [
    ...front.findings,
    ...files.slice(0, 1).flatMap(toEdition).flatMap(noteFaults),
    ...versionFaults(files.flatMap(toEdition)),
  ];
  const [document] = toText(files);
  if (document) {
    const others = shared.library.filter((other) => other.file !== file);
    report.data.legal = { ...shared, document, others, written };
    await unified().use(rules).run(document.tree, report);
  } else {
    const unread = isText(text) || front.isUnreadable ? [] : [text];
    const hidden = hiddenFaults(written).filter(({ line }) => top.every((one) => one.line !== line));
    for (const { line, message } of [...unread, ...hidden]) report.message(message, { line, column: 1 });
  }
  const old = earlier.flatMap((version, index) => earlierFaults(version, index === 0 && files[0]));
  return withFindings([report], [...top, ...old]);
}

/** Files by their path, with further findings as messages. */
export function withFindings(files: readonly VFile[], findings: readonly Finding[]): VFile[] {
  const all = new Map(files.map((file) => [file.path, file]));
  for (const { file, line, message } of findings) {
    const report = all.get(file) ?? new VFile({ path: file });
    report.message(message, { line, column: 1 });
    all.set(file, report);
  }
  return [...all.values()];
}

export const messagesOf = (files: readonly VFile[]): Finding[] =>
  files.flatMap(({ path, messages }) =>
    messages.map(({ line = 1, reason }) => ({ file: path, line, message: reason })),
  );

/** Read without hidden characters, which have a rule of their own. */
async function withoutHiddenIn(file: LegalFile): Promise<LegalFile> {
  const source = withoutHidden(file.source);
  if (source === file.source) return file;
  const { parseText } = await import('#scripts/legal/read/parse-text.ts');
  const reading = inReading(source, currentFigures.consent);
  const isRead = isText(file.text) || file.front.isUnreadable;
  return legalFile(file.id, file.file, source, isRead ? parseText(file.file, reading) : file.text, reading);
}

/** Without readable front matter it is unknown where the text begins. */
function toText([{ text, ...file }, ...earlier]: LegalFiles): LegalText[] {
  if (!isText(text) || file.front.isUnreadable) return [];
  const data = [file, ...earlier].flatMap(({ front }) => front.frontMatter ?? []);
  const [titles, days] = [data.map(({ title }) => title), data.map((one) => one.effectiveDate)];
  const formerTerms = earlier.flatMap((one) =>
    isText(one.text) ? definitionsOf(one.text).map(({ term }) => term) : [],
  );
  return [{ ...file, ...text, titles, days, formerTerms }];
}

const toEdition = ({ front: { frontMatter }, ...file }: LegalFile): Edition[] =>
  frontMatter ? [{ ...file, frontMatter }] : [];
