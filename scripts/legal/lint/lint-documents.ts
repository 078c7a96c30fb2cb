import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { paths } from '#scripts/support/paths.ts';
import { mdxTexts } from '#scripts/checks/facts/mdx-texts.ts';
import { typedFigures } from '#scripts/checks/facts/typed-figures.ts';
import type { Finding } from '#scripts/support/findings.ts';
import { componentFaults } from '#scripts/legal/read/component-faults.ts';
import { currentFigures } from '#scripts/legal/read/figures.ts';
import { inReading } from '#scripts/legal/read/reading.ts';
import {
  earlierFaults,
  isText,
  type LegalFile,
  legalFile,
  type LegalFiles,
} from '#scripts/legal/read/read-documents.ts';
import { withoutBrokenTables } from './broken-tables.ts';
import { capitalFaults } from './wording/capital-faults.ts';
import { type Edition, formerHeadingFaults, noteFaults, versionFaults } from './front-matter-faults.ts';
import { headingFaults } from './heading-faults.ts';
import { linkTextFaults } from './link-text-faults.ts';
import { lowerCaseFaults } from './wording/lower-case-faults.ts';
import { readNames } from './wording/read-names.ts';
import { passageFaults } from './passage-faults.ts';
import { referenceFaults } from './reference-faults.ts';
import { spellingFaults } from './wording/spelling-faults.ts';
import { termFaults } from './wording/term-faults.ts';
import { hiddenFaults, withoutHidden } from './hidden-faults.ts';
import { typingFaults } from './typing-faults.ts';
import { definitionsOf, type LegalText } from './words.ts';

/** A group of rules: one mistake is reported by the first group alone. */
type Group = 'components' | 'clauses' | 'terms' | 'references' | 'figures' | 'typing' | 'spelling';

export type LintReport = { readonly file: string; readonly findings: readonly Finding[] };

type Library = {
  readonly texts: readonly LegalText[];
  /** A document may take over the terms of one that cannot be read. */
  readonly isWhole: boolean;
  /** Names and words that need no definition. */
  readonly names: readonly string[];
  /** The source of content/facts.ts, whose lines findings name. */
  readonly factsSource: string;
};

/** Every fault of every legal document. */
export async function lintDocuments(files: readonly LegalFiles[]): Promise<LintReport[]> {
  const cleaned = await Promise.all(
    files.map(async ([current, ...earlier]) => [await asShown(current), ...earlier] as const),
  );
  const texts = cleaned.flatMap(toText);
  const library: Library = {
    texts,
    isWhole: texts.filter(({ front }) => front.frontMatter).length === files.length,
    names: await readNames(texts.flatMap((text) => text.titles)),
    factsSource: await readFile(join(paths.root, 'content/facts.ts'), 'utf8'),
  };
  return Promise.all(
    cleaned.map(async (versions, index) => ({
      file: versions[0].file,
      findings: await faultsOf(versions, files[index]?.[0] ?? versions[0], library),
    })),
  );
}

async function faultsOf(files: LegalFiles, written: LegalFile, library: Library): Promise<Finding[]> {
  const [current, ...earlier] = files;
  const { front, text: read } = current;
  const [text] = toText(files);
  const top = [
    ...front.findings,
    ...toEdition(current).flatMap(noteFaults),
    ...versionFaults([current, ...earlier].flatMap(toEdition)),
  ];
  const old = earlier.flatMap((version, index) => earlierFaults(version, index === 0 && current));
  if (text) {
    const former = front.frontMatter ? formerHeadingFaults(text, front.frontMatter) : [];
    return [...top, ...former, ...withoutEchoes(text, await textFaults(text, written, library)), ...old];
  }
  const unread = isText(read) || front.isUnreadable ? [] : [read];
  const hidden = hiddenFaults(written).filter(({ line }) => top.every((one) => one.line !== line));
  return [...top, ...unread, ...hidden, ...old];
}

type Grouped = readonly [Group, readonly Finding[]];

/** One mistake is reported once: a word within a figure or a slip is neither misspelt nor an undefined term. */
function withoutEchoes({ tree }: LegalText, groups: readonly Grouped[]): Finding[] {
  const isEcho = (finding: Finding, group: Group) => {
    const word = /^“([^”]+)” (?:has capital|is in no dic|has a space bef)/.exec(finding.message)?.[1];
    return groups.some(
      ([other, findings]) =>
        other !== group &&
        findings.some(({ line, message }) => line === finding.line && word && heads(message).includes(word)),
    );
  };
  return groups.flatMap(([group, findings]) =>
    withoutBrokenTables(tree, findings).filter((finding) => !isEcho(finding, group)),
  );
}

/** What a finding quotes before it says what to do. */
const heads = (message: string) =>
  /has capital|is in no dic|has a space bef/.test(message) ? '' : (message.split(/: [a-z]/)[0] ?? '');

async function textFaults(
  text: LegalText,
  written: LegalFile,
  { texts, isWhole, names, factsSource }: Library,
): Promise<readonly Grouped[]> {
  const { file, source, tree } = text;
  const others = texts.filter((other) => other.file !== file);
  return [
    ['components', componentFaults(tree, file, currentFigures)],
    ['clauses', headingFaults(text)],
    [
      'terms',
      [
        ...termFaults(text),
        ...(isWhole ? [...(await capitalFaults(text, others, names)), ...lowerCaseFaults(text, others)] : []),
      ],
    ],
    ['references', [...referenceFaults(text, texts), ...linkTextFaults(text, texts)]],
    ['figures', typedFigures({ file, text: source }, mdxTexts(source), factsSource)],
    ['typing', [...typingFaults(text), ...passageFaults(text), ...hiddenFaults(written)]],
    ['spelling', await spellingFaults(text, others, names)],
  ];
}

/** Read without what cannot be seen, which is told of by itself. */
async function asShown(file: LegalFile): Promise<LegalFile> {
  const source = withoutHidden(file.source);
  if (source === file.source) return file;
  const { parseText } = await import('#scripts/legal/read/parse-text.ts');
  const reading = inReading(source, currentFigures.consent);
  const isRead = isText(file.text) || file.front.isUnreadable;
  return legalFile(file.id, file.file, source, isRead ? parseText(file.file, reading) : file.text, reading);
}

/** A text below data that nobody can read is not looked at: what it is taken for is not what it is. */
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
