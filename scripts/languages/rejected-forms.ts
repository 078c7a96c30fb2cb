import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { defaultLanguage, type LanguageCode, publishedCodes } from '#content/languages.ts';
import type { Finding } from '#scripts/support/findings.ts';
import { escapePattern } from '#scripts/support/escape-pattern.ts';
import { listFiles } from '#scripts/support/list-files.ts';
import { translationLines } from './catalogue.ts';
import type { Words } from './load-words.ts';
import { textsOf } from './texts.ts';

/** A form that a glossary rejects, and the name to use. */
export type Rejected = { readonly form: string; readonly use: string; readonly pattern: RegExp };

/** The tables of a README whose last column is headed “not”. The name is in the column before it. */
export function readRejected(readme: string): readonly Rejected[] {
  const rows = readme.split('\n').map((line) =>
    /^\|(.*)\|$/
      .exec(line)?.[1]
      ?.split('|')
      .map((cell) => cell.trim()),
  );
  let isGlossary = false;
  return rows.flatMap((cells) => {
    const [use, not] = cells?.slice(-2) ?? [];
    if (use === undefined || not === undefined) isGlossary = false;
    else if (not === 'not') isGlossary = true;
    if (!isGlossary || use === undefined) return [];
    return [...(not ?? '').matchAll(/`([^`]+)`/g)].map(([, form = '']) => ({
      form,
      use,
      pattern: patternOf(form),
    }));
  });
}

/** Without vowel marks, which Arabic texts may leave out, and « », and with one kind of space. */
const bare = (text: string) =>
  text
    .replaceAll(/[\u064b-\u0652\u0640«»]/g, '')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();

/** Whole words. Arabic writes “and”, “for” and the like at the beginning of a word. */
function patternOf(form: string): RegExp {
  const words = escapePattern(bare(form)).replace(/^ال/, '(?:ال|لل)');
  const prefix = /^\p{Script=Arabic}/u.test(form) ? '[وف]?[بلك]?' : '';
  return new RegExp(`(?<![\\p{L}\\p{M}])${prefix}${words}(?![\\p{L}\\p{M}])`, 'u');
}

export function findRejected(text: string, rejected: readonly Rejected[]): readonly Rejected[] {
  const plain = bare(text);
  return rejected.filter(({ pattern }) => pattern.test(plain));
}

const problem = (file: string, line: number, { form, use }: Rejected): Finding => ({
  ...{ file, line },
  message: `has “${form}”, which the glossary rejects: write ${use}`,
});

/** Forms that the glossaries of `content/README.md` and `content/<code>/README.md` reject, in texts and captions. */
export async function findRejectedForms(root: string, english: Words): Promise<readonly Finding[]> {
  return (await Promise.all(publishedCodes.map((code) => findIn(root, code, english)))).flat();
}

async function findIn(root: string, code: LanguageCode, english: Words): Promise<readonly Finding[]> {
  const isEnglish = code === defaultLanguage;
  const read = (file: string) => readFile(join(root, file), 'utf8');
  const glossary = isEnglish ? 'content/README.md' : `content/${code}/README.md`;
  // A language may have none.
  const rejected = readRejected(await read(glossary).catch(() => ''));
  const inLines = async (file: string, linesOf: (source: string) => readonly string[]) =>
    linesOf(await read(file)).flatMap((text, index) =>
      findRejected(text, rejected).map((one) => problem(file, index + 1, one)),
    );
  const captions = (await listFiles(join(root, 'content/films')))
    .filter((file) => file.endsWith(`.${code}.vtt`))
    .map((file) => inLines(`content/films/${file}`, (source) => source.split('\n')));
  const catalogues = (await listFiles(join(root, `content/${code}`)))
    .filter((file) => file.endsWith('.po'))
    .map((file) => inLines(`content/${code}/${file}`, translationLines));
  const found = (await Promise.all([...captions, ...catalogues])).flat();
  return isEnglish ? [...found, ...(await findInEnglish(root, english, rejected))] : found;
}

async function findInEnglish(
  root: string,
  english: Words,
  rejected: readonly Rejected[],
): Promise<readonly Finding[]> {
  const modules = [...english].filter(([file]) => !['facts.ts', 'site.ts'].includes(file));
  const found = modules.map(async ([name, exported]) => {
    const file = `content/en/${name}`;
    const source = await readFile(join(root, file), 'utf8');
    const lines = source.split('\n').map(writtenIn);
    return findRejected(
      textsOf(name, exported, 'en')
        .map(({ english: text }) => text)
        .join(' · '),
      rejected,
    ).flatMap((one) => {
      const at = lines.flatMap((line, index) => (one.pattern.test(bare(line)) ? [index + 1] : []));
      return (at.length > 0 ? at : [1]).map((line) => problem(file, line, one));
    });
  });
  return (await Promise.all(found)).flat();
}

/** The text of a line of source, with facts as in catalogues. */
const writtenIn = (line: string): string =>
  line.startsWith('import ')
    ? ''
    : line.slice(line.search(/['"`]/)).replaceAll(/\$\{facts\.(\w+)\.text\}/g, '{$1}');
