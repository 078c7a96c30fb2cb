import matter from 'gray-matter';
import { parse } from 'yaml';
import { z } from 'zod';

import type { Finding } from '#scripts/checks/support/check.ts';
import { type FrontMatter, frontMatterSchema } from '#src/model/legal.schema.ts';
import { suggestion } from './suggestion.ts';

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

export type ReadFrontMatter = {
  /** Absent when there is a fault in it. */
  readonly frontMatter: FrontMatter | undefined;
  readonly findings: readonly Finding[];
  /** Nothing of it could be read, so neither is it known where the text begins. */
  readonly isUnreadable?: true;
};

/** The checked front matter of a legal document, or every fault in it. */
export function readFrontMatter(source: string, file: string): ReadFrontMatter {
  const { data, findings } = dataOf(source, file);
  if (!data) return { frontMatter: undefined, findings, isUnreadable: true };
  const result = frontMatterSchema.safeParse(data, { error: inWritersTerms });
  if (result.success) return { frontMatter: result.data, findings };
  return {
    frontMatter: undefined,
    findings: result.error.issues.flatMap((issue) => complaints(issue, source, file)),
  };
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

function complaints(issue: z.core.$ZodIssue, source: string, file: string): Finding[] {
  const at = (field: string, message: string) => fieldFinding({ file, source }, field, message);
  if (issue.code !== 'unrecognized_keys') {
    const [field, index] = issue.path;
    const item = index === undefined ? '' : `${Number(index) + 1} `;
    return [at(String(field ?? 'front matter'), `${item}${issue.message}`)];
  }
  const known = [...descriptions.keys()];
  return issue.keys.map((key) =>
    at(key, `is no field of a document: ${suggestion(key, known) ?? `use ${known.join(', ')}`}`),
  );
}

/** Something to mend in a field, where it is written; at the top when it is not. */
export function fieldFinding(
  { file, source }: { readonly file: string; readonly source: string },
  field: string,
  message: string,
): Finding {
  const line = source.split('\n').findIndex((text) => text.startsWith(`${field}:`)) + 1 || 1;
  return { file, line, message: `${field} ${message}` };
}

type RawData = { readonly data?: unknown; readonly findings: readonly Finding[] };

function dataOf(source: string, file: string): RawData {
  const refused = (line: number, message: string): RawData => ({ findings: [{ file, line, message }] });
  if (!source.startsWith('---'))
    return refused(1, 'front matter is missing: begin the file with its data between two --- lines');
  try {
    const { data } = matter(source.replaceAll('\r\n', '\n'), { engines, language: 'yaml' });
    return { data, findings: [] };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // YAML counts its lines from the one of the first `---`, as an editor does.
    return refused(Number(/ at line (\d+)/.exec(message)?.[1] ?? 1), inWriterWords(message));
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
  return `the data at the top cannot be read from here on: write each field as name: 'text', on a line of its own`;
}

/** Former paths of a whole document; each redirects to it. */
export const formerPages = ({ formerPaths }: Pick<FrontMatter, 'formerPaths'>): readonly string[] =>
  formerPaths.filter((path) => !path.includes('#'));

/** Former heading id → the id of the heading that answers for it now, from `'/terms#old -> #new'`. */
export const formerHeadings = ({
  formerPaths,
}: Pick<FrontMatter, 'formerPaths'>): ReadonlyMap<string, string> =>
  new Map(
    formerPaths.flatMap((path) => {
      const { former, current } = /#(?<former>[\w-]+) -> #(?<current>[\w-]+)$/.exec(path)?.groups ?? {};
      return former && current ? [[former, current]] : [];
    }),
  );
