import type { Finding } from '#scripts/support/findings.ts';
import { fieldFinding } from '#scripts/legal/read/front-matter.ts';
import type { LegalFile } from '#scripts/legal/read/read-documents.ts';
import { isNewer, nextVersion } from '#scripts/legal/read/version-number.ts';
import type { FrontMatter } from '#src/model/legal.schema.ts';

/** A file whose front matter can be read. */
export type Edition = Pick<LegalFile, 'file' | 'source'> & { readonly frontMatter: FrontMatter };

/** Versions grow with their days. Newest first; those before the last two are guarded. */
export function versionFaults([edition, older]: readonly Edition[]): Finding[] {
  if (!edition || !older || isNewer(edition.frontMatter.version, older.frontMatter.version)) return [];
  const message = `is ${edition.frontMatter.version}, which does not follow ${older.frontMatter.version} of ${older.file}: write ${nextVersion(older.frontMatter.version)}, or a higher number`;
  return [fieldFinding(edition, 'version', message)];
}

/** Words that say that something has changed, and not what. */
const SAYS_NOTHING =
  /^(?:various|minor|small|several|some|general|other|editorial|typographical|legal|new|latest|an?|the|our|this|these|all|we|have|has|been|was|were|is|are|to|of|in|for|on|by|at|with|and|or|as|it|per|see|above|below|none|nothing|n\/a|chang(?:es?|ed|ing)|updat(?:es?|ed|ing)|amend(?:s|ed|ing|ments?)?|edit(?:s|ed|ing)?|correct(?:s|ed|ions?)?|improve(?:s|d|ments?)?|revis(?:ed?|es|ions?)|clarif(?:y|ied|ications?)|fix(?:es|ed)?|typos?|tidy(?:ing)?|tidied|housekeeping|agreed|discussed|requested|text|wording|terms|policy|policies|document|version|clauses?|sections?|parts?|service|privacy|cookies?|use)$/i;

/** Users decide by the notes whether to read on. */
export function noteFaults(edition: Edition): Finding[] {
  const empty = edition.frontMatter.changes.find((note) => {
    if (/^(?:the )?first version\.?$/i.test(note)) return false;
    const words = note.split(/[^\p{L}\p{N}/’'-]+/u).filter((word) => /\p{L}/u.test(word));
    return words.filter((word) => !SAYS_NOTHING.test(word)).length < 2;
  });
  if (empty === undefined) return [];
  const message = `say “${empty}”, which tells users nothing: name the clause and what is new in it`;
  return [fieldFinding(edition, 'changes', message)];
}
