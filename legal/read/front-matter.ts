import { parse } from 'yaml';
import type { z } from 'zod';

import type { Finding } from '../../scripts/support/findings.ts';
import type { LegalFinding } from '#legal/findings.ts';
import { type FrontMatter, frontMatterSchema } from './front-matter-schema.ts';
import { nearest, suggestion } from '../../scripts/support/suggestion.ts';

/** The message for a missing field: what belongs there, with an example. */
const descriptions = new Map(
  Object.entries(frontMatterSchema.shape).map(([field, { description = '' }]) => [field, description]),
);

export type ReadFrontMatter = {
  /** Absent when there is a finding in it. */
  readonly frontMatter: FrontMatter | undefined;
  readonly findings: readonly Finding[];
  /** Nothing of it could be read, so neither is it known where the text begins. */
  readonly isUnreadable?: true;
};

/** The checked front matter of a legal document, or every finding in it. */
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
  // A misspelt field is not missing.
  const meant = new Set(first.flatMap(misspeltFields).map((key) => nearest(key, known)));
  const reported = first.filter(({ path: [field, ...deeper] }) => {
    const isMissing = deeper.length === 0 && !Object.hasOwn(data, String(field));
    return !(isMissing && meant.has(String(field)));
  });
  return { frontMatter: undefined, findings: reported.flatMap((issue) => complaints(issue, source, file)) };
}

const known = [...descriptions.keys()];

const misspeltFields = (issue: z.core.$ZodIssue) => (issue.code === 'unrecognized_keys' ? issue.keys : []);

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

function complaints(issue: z.core.$ZodIssue, source: string, file: string): Finding[] {
  const at = (field: string, message: string, entry = '') =>
    fieldFinding({ file, source }, field, message, entry);
  if (issue.code !== 'unrecognized_keys') {
    const [field, index] = issue.path;
    const entry = index === undefined ? '' : `, entry ${Number(index) + 1},`;
    return [at(String(field ?? 'front matter'), issue.message, entry)];
  }
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
): LegalFinding {
  const index = source.split('\n').findIndex((text) => text.startsWith(`${field}:`)) + 1;
  // On its line the name is read; elsewhere it has to be known.
  const name = index > 0 && field === 'formerPaths' ? 'the list of former addresses' : field;
  return { file, line: index || 1, message: `${name}${entry} ${message}`, field };
}

type RawData = { readonly data?: unknown; readonly findings: readonly Finding[] };

function dataOf(source: string, file: string): RawData {
  const refused = (line: number, message: string): RawData => ({ findings: [{ file, line, message }] });
  const lines = source.split(/\r?\n/).map((line) => line.trimEnd());
  if (lines[0] !== '---')
    return refused(1, 'front matter is missing: begin the file with its data between two --- lines');
  const end = lines.indexOf('---', 1);
  const text = lines.findIndex((line) => /^#{2,} /.test(line));
  if (end < 0 || (text > 0 && text < end))
    return refused(
      (text > 0 ? text : lines.length - 1) + 1,
      'the data at the top does not end before this line: write --- and nothing else on a line of its own',
    );
  try {
    // The line of the first --- is left empty: YAML counts lines as an editor does.
    const data: unknown = parse(['', ...lines.slice(1, end)].join('\n'));
    return typeof data === 'string' ? refused(2, UNREADABLE) : { data: data ?? {}, findings: [] };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const isTwice = message.startsWith('Map keys must be unique');
    return refused(Number(/ at line (\d+)/.exec(message)?.[1] ?? 1), isTwice ? TWICE : UNREADABLE);
  }
}

const TWICE = 'a field stands twice: keep one of them';
const UNREADABLE =
  "cannot be read here, or a text above does not end: write each field as name: 'text' from the start of its line, each entry of a list as \"  - 'text'\", and an apostrophe within a text as ’";

/** Former paths of a whole document; each redirects to it. */
export const formerPages = ({ formerPaths }: Pick<FrontMatter, 'formerPaths'>): readonly string[] =>
  formerPaths.filter((path) => !path.includes('#'));

/** `/terms#old` of `/terms#old -> #new`; a former page as it is. */
export const formerAddress = (path: string): string => path.split(' -> ', 1).join();

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
