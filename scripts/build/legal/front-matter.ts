import matter from 'gray-matter';
import { parse } from 'yaml';
import { z } from 'zod';

import { suggestion } from '#scripts/legal/support/suggestion.ts';
import { type FrontMatter, frontMatterSchema } from '#src/model/legal.schema.ts';

const refuse = (language: string) => () => {
  throw new Error(
    `front matter in ${language} is refused, because it would be run: write it as YAML between two --- lines`,
  );
};

// gray-matter's own engines evaluate code; only YAML is read here.
const engines = {
  yaml: { parse: (source: string): object => z.looseObject({}).parse(parse(source) ?? {}) },
  js: { parse: refuse('js') },
  javascript: { parse: refuse('javascript') },
  json: { parse: refuse('json') },
};

/** What a writer is told where a field is missing: what belongs there, with an example. */
const descriptions = new Map(
  Object.entries(frontMatterSchema.shape).map(([field, { description = '' }]) => [field, description]),
);

/**
 * Splits a legal document into its checked front matter and its text.
 * @throws Error that lists every fault as `file:line field message`
 */
export function readFrontMatter(source: string, file: string): { frontMatter: FrontMatter; body: string } {
  const { data, content } = split(source, file);
  const result = frontMatterSchema.safeParse(data, { error: inWritersTerms });
  if (!result.success)
    throw new Error(result.error.issues.flatMap((issue) => complaints(issue, source, file)).join('\n'));
  return { frontMatter: result.data, body: content };
}

/** What is said of a value of another kind; the schema says the rest. */
const inWritersTerms: z.core.$ZodErrorMap = ({ code, input, path = [], expected }) => {
  if (input === undefined) return `is missing: add it. ${descriptions.get(String(path[0])) ?? ''}`;
  if (code !== 'invalid_type') return undefined;
  if (typeof input === 'number') return 'is read as a number: put it between quotes';
  return expected === 'array'
    ? `is not a list: write one line for each entry, beginning with "  - ", or [] for none`
    : 'is not a text: put it between quotes';
};

function complaints(issue: z.core.$ZodIssue, source: string, file: string): string[] {
  const at = (field: string) => `${file}:${lineOfField(source, field)} ${field}`;
  if (issue.code !== 'unrecognized_keys') {
    const [field, index] = issue.path;
    const place = at(String(field ?? 'front matter'));
    return [`${place}${index === undefined ? '' : ` ${Number(index) + 1}`} ${issue.message}`];
  }
  const known = [...descriptions.keys()];
  return issue.keys.map(
    (key) => `${at(key)} is no field of a document: ${suggestion(key, known) ?? `use ${known.join(', ')}`}`,
  );
}

/** Line on which a field is written; 1 where it is not. */
export const lineOfField = (source: string, field: string) =>
  source.split('\n').findIndex((text) => text.startsWith(`${field}:`)) + 1 || 1;

function split(source: string, file: string) {
  if (!source.startsWith('---'))
    throw new Error(`${file}:1 front matter is missing: begin the file with its data between two --- lines`);
  try {
    return matter(source.replaceAll('\r\n', '\n'), { engines, language: 'yaml' });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // YAML counts its lines from the one of the first `---`, as an editor does.
    const line = / at line (\d+)/.exec(message)?.[1] ?? 1;
    throw new Error(`${file}:${line} ${inWriterWords(message)}`, { cause: error });
  }
}

/** What YAML says, for somebody who has not heard of it. */
function inWriterWords(message: string): string {
  const [reason = ''] = message.split(/ at line |\n/);
  if (/quote|Unexpected scalar|flow/i.test(reason))
    return 'a text does not end where its line ends: put it between two straight quotes, and write an apostrophe within it as ’';
  if (/tab/i.test(reason)) return 'begins with a tab: write two spaces instead';
  if (/unique/i.test(reason)) return 'a field stands twice: keep one of them';
  if (/refused/.test(reason)) return reason;
  return `cannot be read (${reason}): write each field as name: 'text', on a line of its own`;
}
