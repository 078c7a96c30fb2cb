import { languageCodes, publishedCodes } from '#content/languages.ts';
import type { Diagnostic } from '#scripts/support/diagnostics.ts';

const drafts = languageCodes.filter((code) => !publishedCodes.includes(code));

const isOf = (code: string) => (problem: Diagnostic) => problem.file.startsWith(`content/${code}/`);

/** The problems of finished languages, and of each draft only their number: it has many, and stops nothing. */
export function withoutDrafts(problems: readonly Diagnostic[]) {
  return {
    problems: problems.filter((problem) => !drafts.some((code) => isOf(code)(problem))),
    notes: drafts.map(
      (code) =>
        `${code} is a draft with ${problems.filter(isOf(code)).length} problems: a release leaves it out`,
    ),
  };
}
