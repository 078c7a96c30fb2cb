import { countsOf, type LegalDiagnostic, ofGrade } from '#scripts/legal/diagnostic.ts';
import type { LegalVersion } from '#scripts/legal/read/read-documents.ts';
import { legalFilePath, versionPath } from '#src/routes.ts';
import type { Review } from './review.ts';

/** What the code host takes. */
const LONGEST = 65_000;

export type Places = {
  /** Where a preview of the proposal is served; empty when there is none. */
  readonly preview: string;
  /** Where the files of this run are kept. */
  readonly run: string;
};

/** What a lawyer reads in the proposal, as Markdown: errors, what to look at, what was added, links, the redline. */
export function commentOf(
  { diagnostics, redline, missing, mended }: Review,
  { preview, run }: Places,
): string {
  const added = Object.keys(missing);
  const [errors, looks] = [ofGrade('error', diagnostics), ofGrade('look', diagnostics)];
  const lines = [
    `## Legal texts: ${countsOf(diagnostics)}`,
    ...section(
      `Errors (${errors.length})`,
      'Correct them; until then the proposal cannot be published.',
      errors,
    ),
    ...section(`To look at (${looks.length})`, 'These stop nothing. Correct what is not meant.', looks),
    ...(added.length > 0
      ? ['', `Added to this proposal, because it has to be kept: ${added.map(code).join(', ')}`]
      : []),
    ...(mended.length > 0
      ? ['', `Typing mended, such as quotes, dashes and spaces: ${mended.map(code).join(', ')}`]
      : []),
    '',
    ...(redline?.versions ?? []).map((version) => linksTo(version, preview)),
    run ? `The redline as a page of its own is among [the files of this run](${run}#artifacts).` : '',
    '',
  ].join('\n');
  const changes = redline?.files['redline.md'] ?? 'The redline follows once every document can be read.\n';
  const whole = `${lines}\n${changes}`;
  return whole.length <= LONGEST
    ? whole
    : `${whole.slice(0, LONGEST)}\n\n**The redline is longer than a comment may be: the rest is among the files of the run.**\n`;
}

const section = (heading: string, lead: string, found: readonly LegalDiagnostic[]): string[] =>
  found.length > 0 ? ['', `### ${heading}`, lead, '', ...found.map(itemOf)] : [];

const itemOf = ({ file, line, message }: LegalDiagnostic) =>
  `- **${file}, line ${line}:** ${escaped(message)}`;

function linksTo({ id, frontMatter: { title, version, effectiveDate } }: LegalVersion, preview: string) {
  const name = `${title}, version ${version}`;
  if (!preview) return `${name}: no preview is set up, so there is no page to look at yet.`;
  const link = (words: string, path: string) => `[${words}](${new URL(path, preview).href})`;
  return `${link(name, versionPath(id, effectiveDate))}, ${link('PDF', legalFilePath(id, version, 'pdf'))}`;
}

const code = (path: string) => `\`${path}\``;

/** Brackets and stars of a text are not marks of the comment. */
const escaped = (message: string) => message.replaceAll(/[*_[\]<>|~]/g, String.raw`\$&`);
