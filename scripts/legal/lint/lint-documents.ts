import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import {
  earlierFaults,
  isText,
  type LegalFile,
  legalFile,
  type LegalFiles,
} from '#scripts/legal/read/read-documents.ts';
import { paths } from '#scripts/support/paths.ts';
import { graded, type LegalDiagnostic } from '../diagnostic.ts';
import { mendTyping } from './mend.ts';
import { readNames } from './names.ts';
import { dataPassages, type LegalText, readPassages } from './passages.ts';
import { type Fault, type LegalContext, rules } from './rules.ts';

/** What every rule finds in the text of each document, and what is wrong with its data and earlier versions. */
export async function lintDocuments(files: readonly LegalFiles[]): Promise<LegalDiagnostic[]> {
  const mended = files.map(([current, ...earlier]) => [mendedFile(current), ...earlier] as const);
  const library = mended.flatMap(toText);
  const shared = {
    library,
    isComplete: library.filter(({ front }) => front.frontMatter).length === files.length,
    names: await readNames(library.flatMap((text) => text.titles)),
    factsSource: await readFile(join(paths.root, 'content/facts.ts'), 'utf8'),
  };
  const found = mended.map(async ([{ front, text, file }, ...earlier], index) => {
    const document = library.find((one) => one.file === file);
    const written = files[index]?.[0].source ?? '';
    const unread = isText(text) || front.isUnreadable ? [] : [text];
    const [current] = mended[index] ?? [];
    const old = earlier.flatMap((version, place) =>
      earlierFaults(version, place === 0 ? current : undefined),
    );
    return [
      ...graded('error', [...front.findings, ...unread, ...old]),
      ...(document ? await lintText({ ...shared, document, written }) : []),
    ];
  });
  return (await Promise.all(found)).flat();
}

async function lintText(context: LegalContext): Promise<LegalDiagnostic[]> {
  const { file } = context.document;
  const found: LegalDiagnostic[] = [];
  for (const [grade, check] of rules) {
    const faults = await check(context);
    found.push(
      ...faults
        .filter((fault) => !found.some((one) => isSameMistake(one, fault)))
        .map(({ line, message }) => ({ file, line, message, grade })),
    );
  }
  return found;
}

const wordsIn = (message: string) => /^["“]([^”"]+)["”]/.exec(message)?.[1];

/** A word within what an earlier rule quotes on the same line is the same mistake. */
function isSameMistake(one: Fault, { line, message }: Fault): boolean {
  const words = wordsIn(message);
  return one.line === line && words !== undefined && (wordsIn(one.message)?.includes(words) ?? false);
}

/** Read without slips of typing, which have a rule of their own. */
function mendedFile(file: LegalFile): LegalFile {
  const source = mendTyping(file.source);
  if (
    source === file.source ||
    (!isText(file.text) && file.front.findings.length === 0 && !file.front.frontMatter)
  )
    return file;
  return legalFile(file.id, file.file, source);
}

/** Without readable front matter it is unknown where the text begins. */
function toText([{ text, ...file }, ...earlier]: LegalFiles): LegalText[] {
  if (!isText(text) || file.front.isUnreadable) return [];
  const data = [file, ...earlier].flatMap(({ front }) => front.frontMatter ?? []);
  const { passages, definitions } = readPassages(text);
  return [
    {
      ...file,
      ...text,
      definitions,
      passages: [...passages, ...dataPassages(file)],
      titles: data.map(({ title }) => title),
      days: data.map(({ effectiveDate }) => effectiveDate),
      formerTerms: earlier.flatMap((one) =>
        isText(one.text) ? readPassages(one.text).definitions.map(({ term }) => term) : [],
      ),
    },
  ];
}
