import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import {
  earlierFindings,
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
import { type Finding, type LegalContext, rules } from './rules.ts';

/** What every rule finds in the text of each document, and what is wrong with its data and earlier versions. */
export async function lintDocuments(files: readonly LegalFiles[]): Promise<LegalDiagnostic[]> {
  const mended = files.map(([current, ...earlier]) => [mendedFile(current), ...earlier] as const);
  const texts = mended.map(toText);
  const library = texts.filter((text) => text !== undefined);
  const shared = {
    library,
    isComplete: library.filter(({ front }) => front.frontMatter).length === files.length,
    names: await readNames(library.flatMap(({ titles }) => titles)),
    factsSource: await readFile(join(paths.root, 'content/facts.ts'), 'utf8'),
  };
  const found = mended.map(async ([current, ...earlier], index) => {
    const { front, text } = current;
    const document = texts[index];
    const written = files[index]?.[0].source ?? '';
    return [
      ...graded('error', [
        ...front.findings,
        ...(isText(text) || front.isUnreadable ? [] : [text]),
        ...earlier.flatMap((version, place) => earlierFindings(version, place === 0 ? current : undefined)),
      ]),
      ...(document ? await lintText({ ...shared, document, written }) : []),
    ];
  });
  return (await Promise.all(found)).flat();
}

async function lintText(context: LegalContext): Promise<LegalDiagnostic[]> {
  const { file } = context.document;
  const found: LegalDiagnostic[] = [];
  for (const [grade, check] of rules) {
    const findings = await check(context);
    const fresh = findings.filter((finding) => !found.some((one) => isSameMistake(one, finding)));
    found.push(...fresh.map(({ line, message }) => ({ file, line, message, grade })));
  }
  return found;
}

const wordsIn = (message: string) => /^["“]([^”"]+)["”]/.exec(message)?.[1];

/** A word within what an earlier rule quotes on the same line is the same mistake. */
function isSameMistake(one: Finding, { line, message }: Finding): boolean {
  const words = wordsIn(message);
  return one.line === line && words !== undefined && (wordsIn(one.message)?.includes(words) ?? false);
}

/** Read without slips of typing, which have a rule of their own, unless nothing can be read. */
const mendedFile = (file: LegalFile): LegalFile =>
  isText(file.text) || file.front.findings.length > 0 || file.front.frontMatter
    ? legalFile(file.id, file.file, mendTyping(file.source))
    : file;

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
