import type { Finding } from '#scripts/checks/support/check.ts';
import { fieldFinding, formerHeadings } from '#scripts/legal/read/front-matter.ts';
import type { LegalFile } from '#scripts/legal/read/read-documents.ts';
import { suggestion } from '#scripts/legal/read/suggestion.ts';
import { isNewer, nextVersion } from '#scripts/legal/read/version-number.ts';
import type { FrontMatter } from '#src/model/legal.schema.ts';
import { routes } from '#src/routes.ts';
import type { LegalText } from './words.ts';

/** A file whose front matter can be read. */
export type Edition = Pick<LegalFile, 'file' | 'source'> & { readonly frontMatter: FrontMatter };

/** Versions grow with their days. Newest first. */
export function versionFaults(editions: readonly Edition[]): Finding[] {
  return editions.slice(0, -1).flatMap((edition, index) => {
    const older = editions[index + 1];
    if (!older || isNewer(edition.frontMatter.version, older.frontMatter.version)) return [];
    const message = `is ${edition.frontMatter.version}, which does not follow ${older.frontMatter.version} of ${older.file}: write ${nextVersion(older.frontMatter.version)}, or a higher number`;
    return [fieldFinding(edition, 'version', message)];
  });
}

/** Users decide by the notes whether to read on. */
export function noteFaults(edition: Edition): Finding[] {
  const empty = edition.frontMatter.changes.find(
    (note) => EMPTY_NOTE.test(note) || note.trim().split(/\s+/).length < 3,
  );
  return empty === undefined
    ? []
    : [
        fieldFinding(
          edition,
          'changes',
          `say “${empty}”, which tells users nothing: name the clause and what is new in it`,
        ),
      ];
}

const EMPTY_NOTE =
  /^(?:(?:various|minor|small|several|some|general|other|editorial)\s+)*(?:changes?|updates?|amendments?|edits?|corrections?|improvements?|revisions?|clarifications?|tidying)(?:\s+(?:to|of|in)\s+(?:the\s+)?(?:text|wording|terms|policy|document))?\.?$/i;

/** Former headings lead from a heading that is gone to one that is there. */
export function formerHeadingFaults(text: LegalText, frontMatter: FrontMatter): Finding[] {
  const ids = text.outline.map((entry) => entry.id);
  const path = routes[text.id];
  const elsewhere = frontMatter.formerPaths
    .filter((former) => former.includes('#') && !former.startsWith(`${path}#`))
    .map((former) =>
      fieldFinding(
        text,
        'formerPaths',
        `“${former}” names another page: write ${path}#old-heading -> #new-heading`,
      ),
    );
  const headings = [...formerHeadings(frontMatter)].flatMap(([former, current]) => [
    ...(ids.includes(former)
      ? [fieldFinding(text, 'formerPaths', `#${former} is the address of a heading today: remove its entry`)]
      : []),
    ...(ids.includes(current)
      ? []
      : [
          fieldFinding(
            text,
            'formerPaths',
            `leads #${former} to #${current}, which is no heading: ${suggestion(current, ids) ?? 'write the address of a heading of this document'}`,
          ),
        ]),
  ]);
  return [...elsewhere, ...headings];
}
