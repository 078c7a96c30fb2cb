import { sha256 } from '#legal/read/blocks.ts';
import { fieldFinding } from '#legal/read/front-matter.ts';
import {
  earlierFindings,
  isText,
  type LegalFile,
  legalFile,
  type LegalFiles,
} from '#legal/read/read-documents.ts';
import { graded, type GradedFinding, type TextFinding } from '#legal/findings.ts';
import { mendTyping } from './mend.ts';
import { readNames } from './names.ts';
import { dataPassages, isHeading, type LegalText, readPassages } from './passages.ts';
import type { LegalContext } from './check.ts';
import { rules } from './rules.ts';

/**
 * What every rule finds in the text of each document, and what is wrong with its data and earlier versions.
 * @param published the texts as they are published, where they are known
 */
export async function lintDocuments(
  files: readonly LegalFiles[],
  published: readonly LegalFile[] = [],
): Promise<GradedFinding[]> {
  const mended = files.map(([current, ...earlier]) => [mendedFile(current), ...earlier] as const);
  const texts = mended.map(toText);
  const library = texts.filter((text) => text !== undefined);
  const shared = {
    library,
    isComplete: library.filter(({ front }) => front.frontMatter).length === files.length,
    ...(await readNames()),
  };
  const found = mended.map(async ([current, ...earlier], index) => {
    const { front, text, id } = current;
    const document = texts[index];
    const written = files[index]?.[0].source ?? '';
    const former = published.find((one) => one.id === id)?.text;
    const passages = former && isText(former) ? readPassages(former).passages : undefined;
    return [
      ...graded('error', [
        ...front.findings,
        ...(isText(text) || front.isUnreadable ? [] : [text]),
        ...earlier.flatMap((version) => earlierFindings(version)),
      ]),
      ...(document ? await lintText({ ...shared, document, written, published: passages }) : []),
    ];
  });
  return (await Promise.all(found)).flat();
}

async function lintText(context: LegalContext): Promise<GradedFinding[]> {
  const { document } = context;
  const found: GradedFinding[] = [];
  for (const [grade, name, check] of rules) {
    const findings = await check(context);
    const earlier = [...found];
    for (const finding of findings) {
      if (isRepeated(earlier, finding) || isOfFaultyBlock(document, found, finding)) continue;
      // An error is certain: a contradiction or an open place stays what it is, whatever is said of it.
      const key = grade === 'warning' ? { key: `${name} ${placeOf(document, finding)}` } : {};
      found.push({ file: document.file, ...finding, grade, rule: name, ...key });
    }
  }
  return dismissed(document, found);
}

/** `#notices 3fa2c1`: the clause of a finding, or the data at the top, and a fingerprint of its words and of those that were found. */
function placeOf({ passages, outline }: LegalText, { line, words: found, message }: TextFinding): string {
  const starts = passages.filter(isHeading).map(({ lineAt }) => lineAt(0));
  const index = starts.findLastIndex((start) => start <= line);
  const [from = 0, to = Infinity] = [starts[index], starts[index + 1]];
  const own = passages.filter(({ lineAt }) => from <= lineAt(0) && lineAt(0) < to);
  const words = own.map(({ text }) => text.replaceAll(/\s+/g, ' ')).join('\n');
  return `#${outline[index]?.id ?? 'top'} ${sha256(`${words}\n${found ?? message}`).slice(0, 6)}`;
}

/** Findings that a person has dismissed, with the reason, and dismissals of a text that has changed since. */
function dismissed(document: LegalText, found: readonly GradedFinding[]): GradedFinding[] {
  const entries = (document.front.frontMatter?.dismissed ?? []).map((entry) => {
    const [key = '', ...reason] = entry.split(': ');
    return { key, reason: reason.join(': ') };
  });
  const stale = entries.filter(({ key }) => found.every((one) => one.key !== key));
  return [
    ...found.map((one) => {
      const entry = entries.find(({ key }) => key === one.key);
      return entry ? { ...one, dismissed: entry.reason } : one;
    }),
    ...graded(
      'warning',
      stale.map(({ key }) =>
        fieldFinding(
          document,
          'dismissed',
          `has “${key}”, and that clause has other words now: remove its line`,
        ),
      ),
    ),
  ];
}

/** Words within those that an earlier rule quotes on the same line are one mistake, and so is one finding twice. */
const isRepeated = (earlier: readonly TextFinding[], { line, message, words }: TextFinding): boolean =>
  earlier.some(
    (one) =>
      one.message === message ||
      (one.line === line && words !== undefined && one.words?.includes(words) === true),
  );

/** Whether a finding is in a block of which an earlier one says that it is no block of a text. */
function isOfFaultyBlock({ tree }: LegalText, earlier: readonly TextFinding[], { line }: TextFinding) {
  const block = tree.children.find(({ position }) => position && line <= position.end.line);
  const start = block?.position?.start.line ?? line;
  return earlier.some((one) => one.isOfBlock && start <= one.line && one.line <= line);
}

/**
 * The text read without slips of typing, which have a rule of their own, unless nothing can be read. The data
 * at the top are judged as they were sent.
 */
function mendedFile(file: LegalFile): LegalFile {
  if (!isText(file.text) && file.front.findings.length === 0 && !file.front.frontMatter) return file;
  const source = mendTyping(file.source);
  if (source === file.source) return file;
  const mended = legalFile(file.id, file.file, source);
  return { ...mended, front: mended.front.frontMatter ? mended.front : file.front };
}

/** Without readable front matter it is unknown where the text begins. */
function toText([{ text, ...file }, ...earlier]: LegalFiles): LegalText | undefined {
  if (!isText(text) || file.front.isUnreadable) return undefined;
  const data = [file, ...earlier].flatMap(({ front }) => front.frontMatter ?? []);
  const { passages, definitions } = readPassages(text);
  return {
    ...file,
    ...text,
    definitions,
    passages: [...passages, ...dataPassages(file)],
    titles: data.map(({ title }) => title),
    days: data.map(({ effectiveDate }) => effectiveDate),
    formerTerms: earlier.flatMap((one) =>
      isText(one.text) ? readPassages(one.text).definitions.map(({ term }) => term) : [],
    ),
  };
}
