import matter from 'gray-matter';
import { parse } from 'yaml';
import { z } from 'zod';

import type { Diagnostic } from '#scripts/support/diagnostics.ts';
import { type FrontMatter, frontMatterSchema } from '#src/model/legal.schema.ts';
import { suggestion } from '#scripts/support/suggestion.ts';

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

/** The message for a missing field: what belongs there, with an example. */
const descriptions = new Map(
  Object.entries(frontMatterSchema.shape).map(([field, { description = '' }]) => [field, description]),
);

export type ReadFrontMatter = {
  /** Absent when there is a fault in it. */
  readonly frontMatter: FrontMatter | undefined;
  readonly findings: readonly Diagnostic[];
  /** Nothing of it could be read, so neither is it known where the text begins. */
  readonly isUnreadable?: true;
};

/** The checked front matter of a legal document, or every fault in it. */
export function readFrontMatter(source: string, file: string): ReadFrontMatter {
  const { data, findings } = dataOf(source, file);
  if (!data) return { frontMatter: undefined, findings, isUnreadable: true };
  const result = frontMatterSchema.safeParse(data, { error: inWritersTerms });
  if (result.success) return { frontMatter: result.data, findings };
  const { issues } = result.error;
  // A value of another kind is often too short as well.
  const first = issues.filter(
    ({ path }, index) => issues.findIndex((one) => one.path.join() === path.join()) === index,
  );
  const reported = first.flatMap((issue) => complaints(issue, source, file));
  // A misspelt field is not missing.
  const isMeant = ({ message }: Diagnostic) =>
    reported.some((other) =>
      other.message.endsWith(`did you mean ${/^(\w+) is missing/.exec(message)?.[1]}?`),
    );
  return { frontMatter: undefined, findings: reported.filter((finding) => !isMeant(finding)) };
}

/** What is said of a value of another kind; the schema says the rest. */
const inWritersTerms: z.core.$ZodErrorMap = ({ code, input, path = [], expected }) => {
  const help = descriptions.get(String(path[0])) ?? '';
  if (input === undefined) return `is missing: add it. ${help}`;
  if (input === null) return `is empty: write it, or remove the line. ${help}`;
  if (code !== 'invalid_type') return undefined;
  if (typeof input === 'number') return 'is read as a number: put it between quotes';
  return expected === 'array'
    ? `is not a list: write one line for each entry, beginning with "  - ", or [] for none`
    : 'is not a text: put it between quotes';
};

function complaints(issue: z.core.$ZodIssue, source: string, file: string): Diagnostic[] {
  const at = (field: string, message: string, entry = '') =>
    fieldFinding({ file, source }, field, message, entry);
  if (issue.code !== 'unrecognized_keys') {
    const [field, index] = issue.path;
    const entry = index === undefined ? '' : `, entry ${Number(index) + 1},`;
    return [at(String(field ?? 'front matter'), issue.message, entry)];
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
  entry = '',
): Diagnostic {
  const place = source.split('\n').findIndex((text) => text.startsWith(`${field}:`)) + 1;
  // On its line the name is read; elsewhere it has to be known.
  const name = place > 0 && field === 'formerPaths' ? 'the list of former addresses' : field;
  return { file, line: place || 1, message: `${name}${entry} ${message}` };
}

type RawData = { readonly data?: unknown; readonly findings: readonly Diagnostic[] };

function dataOf(source: string, file: string): RawData {
  const refused = (line: number, message: string): RawData => ({ findings: [{ file, line, message }] });
  if (!/^---(?!-)/.test(source))
    return refused(1, 'front matter is missing: begin the file with its data between two --- lines');
  const text = source.replaceAll('\r\n', '\n');
  const fault = /^---\s*\n/.test(text) ? dataLineFault(text) : undefined;
  if (fault) return refused(fault.line, fault.message);
  try {
    const { data } = matter(text, { engines, language: 'yaml' });
    return { data, findings: [] };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // YAML counts its lines from the one of the first `---`, as an editor does.
    return refused(Number(/ at line (\d+)/.exec(message)?.[1] ?? 1), inWriterWords(message));
  }
}

const QUOTES = 'put it between two straight quotes, and write an apostrophe within it as ’';
const TEXT = /^(?:'(?:[^']|'')*'|"(?:[^"\\]|\\.)*")$/;
/** What needs no quotes: nothing in it means something else to the program that reads it. */
const BARE = /^[\p{L}\d“‘](?:(?!: | #)[^'"])*$/u;

/**
 * The first line of the data at the top that is not written as the data of a document is: a field and its
 * text on one line, or entries of a list. What else YAML can do is a slip here, and it tells of that elsewhere.
 */
function dataLineFault(source: string): Omit<Diagnostic, 'file'> | undefined {
  const lines = source.split('\n').map((line) => line.trimEnd());
  const end = lines.indexOf('---', 1);
  const last = lines.findIndex((line, index) => index > 0 && /^(?:#{2,} |-{2,}$|\.{3}$|—+-*$)/.test(line));
  if (end < 0 || (last > 0 && last < end))
    return {
      line: (last > 0 ? last : lines.length - 1) + 1,
      message:
        'the data at the top does not end before this line: write --- and nothing else on a line of its own',
    };
  for (const [index, line] of lines.slice(1, end).entries()) {
    const message = line === '' ? undefined : lineFault(line);
    if (message) return { line: index + 2, message };
  }
  return undefined;
}

function lineFault(line: string): string | undefined {
  const { value } = /^(?:[\w-]+:| *-)(?: (?<value>.*)|$)/.exec(line)?.groups ?? {};
  const start = line.trim().slice(0, 40);
  if (value === undefined && !/^(?:[\w-]+:| *-)$/.test(line))
    return `“${start}” cannot be read: write each field as name: 'text' from the start of its line, and each entry of a list as "  - 'text'"`;
  const written = value?.trim() ?? '';
  if (written === '' || TEXT.test(written) || /^\[.*\]$/.test(written) || BARE.test(written))
    return undefined;
  if (written.startsWith('[')) return `“${start}” is a list that does not end where its line ends: write ]`;
  return `a text does not end where its line ends, or is more than a text: ${QUOTES}`;
}

/** What YAML says of lines that look right, for somebody who has not heard of it. */
function inWriterWords(message: string): string {
  const [reason = ''] = message.split(/ at line |\n/);
  if (/unique/i.test(reason)) return 'a field stands twice: keep one of them';
  if (/refused/.test(reason)) return reason;
  return 'the data at the top cannot be read from here on: put each text between two straight quotes';
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
