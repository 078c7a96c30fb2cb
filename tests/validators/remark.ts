import { relative } from 'node:path';

/** What a validator says about a place of a page. */
export type Remark = {
  /** Absolute path. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
  /** Markup around the place. */
  readonly extract: string;
};

/** Remarks as lines to read; one that many pages share is said once. */
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
