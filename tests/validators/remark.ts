import { relative } from 'node:path';

/** A finding of a validator at a place of a page. */
export type Remark = {
  /** Absolute path. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
  /** Markup around the place. */
  readonly extract: string;
};

/** Findings as lines; one that many pages share is listed once. */
export function describeRemarks(remarks: readonly Remark[], root: string): readonly string[] {
  const groups = new Map<string, { first: Remark; files: Set<string> }>();
  for (const remark of remarks) {
    const key = `${remark.message} ${remark.extract}`;
    const group = groups.get(key) ?? { first: remark, files: new Set() };
    groups.set(key, { ...group, files: group.files.add(remark.file) });
  }
  return [...groups.values()].map(({ first: { file, line, column, message, extract }, files }) => {
    const more = files.size > 1 ? ` and ${files.size - 1} more` : '';
    return `${relative(root, file)}:${line}:${column}${more} ${message}\n    ${extract}`;
  });
}
