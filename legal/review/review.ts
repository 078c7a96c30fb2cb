import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { countsOf, type GradedFinding, ofGrade } from '#legal/findings.ts';
import { type RedlineFiles, redlineFiles } from '#legal/compare/redline-files.ts';
import { mendDocuments } from '#legal/lint/mend.ts';
import { judgeDocuments } from '#legal/guard/judge-documents.ts';
import type { LegalVersion } from '#legal/read/read-documents.ts';
import { writeFiles } from '../../scripts/support/write-files.ts';
import { calendarDay } from '../../src/lib/day/today.ts';
import { legalFilePath, versionPath } from '../../src/routes.ts';
import { wordRedline } from '#legal/word/write-word.ts';

export type Review = {
  /** Errors first, then warnings. */
  readonly findings: readonly GradedFinding[];
  /** Absent when a document cannot be read. */
  readonly redline: RedlineFiles | undefined;
  /**
   * What else the proposal needs, and the machine adds once nothing else is left to mend: the version that
   * is replaced and the record. Path → text.
   */
  readonly missing: Readonly<Record<string, string>>;
  /** Documents in which the machine mends slips of typing, once nothing else is left to mend. */
  readonly mended: readonly string[];
};

/**
 * All that is said of a proposal: what is wrong with it, and what changes.
 * @param isOpen whether the machine may write to the proposal, and slips of typing are mended in this folder;
 *   what is missing is to be added by a person otherwise
 */
export async function reviewProposal(
  root: string,
  ref: string,
  isOpen: boolean,
  day = calendarDay(),
): Promise<Review> {
  const mended = isOpen ? await mendDocuments(root) : [];
  const { findings: all, snapshot, before } = await judgeDocuments(root, { ref, day });
  if (!snapshot || !before) return { findings: all, redline: undefined, missing: {}, mended: [] };
  const redline = redlineFiles(before, snapshot, ref, day);
  const kept = Object.entries(redline.files).filter(([path]) => path.startsWith('content/'));
  const findings = all.filter(({ file }) => !isOpen || kept.every(([path]) => path !== file));
  if (ofGrade('error', findings).length > 0) return { findings, redline, missing: {}, mended: [] };
  const isNeeded = mended.length > 0 || ofGrade('error', all).length > 0;
  return { findings, redline, missing: isNeeded ? Object.fromEntries(kept) : {}, mended };
}

/** The code host refuses longer comments. */
const MAX_COMMENT_CHARACTERS = 65_000;

type Places = {
  /** Where a preview of the proposal is served; empty when there is none. */
  readonly preview: string;
  /** Where the files of this run are kept. */
  readonly run: string;
};

/** The comment in the proposal, as Markdown: errors, warnings, additions, links, the redline. */
export function commentOf({ findings, redline, missing, mended }: Review, { preview, run }: Places): string {
  const added = Object.keys(missing);
  const dismissed = findings.filter((one) => one.dismissed !== undefined);
  const [errors, warnings] = [ofGrade('error', findings), ofGrade('warning', findings)];
  const lines = [
    `## Legal texts: ${countsOf(findings)}`,
    ...section(
      `Errors (${errors.length})`,
      'Correct them; until then the proposal cannot be published.',
      errors,
    ),
    ...section(
      `Warnings (${warnings.length})`,
      `These stop nothing. Correct what is not meant. What is right can be dismissed: write what is in grey, a colon and the reason as a line under \`dismissed:\` at the top of the document.`,
      warnings,
    ),
    ...section(
      `Dismissed (${dismissed.length})`,
      'Somebody has decided that these are right.',
      dismissed.map((one) => ({ ...one, message: `${one.dismissed} (${one.message})` })),
    ),
    ...(added.length > 0
      ? ['', `Added to this proposal, because it has to be kept: ${added.map(code).join(', ')}`]
      : []),
    ...(mended.length > 0
      ? ['', `Typing mended, such as quotes, dashes and spaces: ${mended.map(code).join(', ')}`]
      : []),
    '',
    ...(redline?.versions ?? []).map((version) => linksTo(version, preview)),
    run
      ? `The redline as a Word file with tracked changes is among [the files of this run](${run}#artifacts).`
      : '',
    '',
  ].join('\n');
  const changes = redline?.files['redline.md'] ?? 'The redline follows once every document can be read.\n';
  const whole = `${lines}\n${changes}`;
  return whole.length <= MAX_COMMENT_CHARACTERS
    ? whole
    : `${whole.slice(0, MAX_COMMENT_CHARACTERS)}\n\n**The redline is longer than a comment may be: the rest is among the files of the run.**\n`;
}

const section = (heading: string, lead: string, found: readonly GradedFinding[]): string[] =>
  found.length > 0 ? ['', `### ${heading}`, lead, '', ...found.map(itemOf)] : [];

/** Lines to paste are shown as they are to be typed. */
function itemOf({ file, line, message, paste, key, dismissed }: GradedFinding): string {
  const lines = paste ? ['```yaml', ...paste.split('\n'), '```'].map((one) => `\n  ${one}`).join('') : '';
  const hint = key && dismissed === undefined ? ` ${code(key)}` : '';
  return `- **${file}, line ${line}:** ${escaped(message)}${hint}${lines}`;
}

function linksTo({ id, frontMatter: { title, version, effectiveDate } }: LegalVersion, preview: string) {
  const name = `${title}, version ${version}`;
  if (!preview) return `${name}: no preview is set up, so there is no page to look at yet.`;
  const link = (words: string, path: string) => `[${words}](${new URL(path, preview).href})`;
  return `${link(name, versionPath(id, effectiveDate))}, ${link('PDF', legalFilePath(id, version, 'pdf'))}`;
}

const code = (path: string) => `\`${path}\``;

/** Brackets and stars of a text are not marks of the comment. */
const escaped = (message: string) => message.replaceAll(/[*_[\]<>|~]/g, String.raw`\$&`);

export type Proposal = {
  readonly branch: string;
  /** Where previews are served, with `{branch}` for the name of the branch; empty when there are none. */
  readonly preview: string;
  /** Where the files of this run are kept. */
  readonly run: string;
};

/**
 * Writes a review into a folder: the redline, `comment.md` for the proposal, and in `add/` the files for its branch. The
 * code of a proposal has no right to write there; the workflow does that by itself.
 */
export async function writeReview(
  root: string,
  folder: string,
  review: Review,
  { branch, preview, run }: Proposal,
): Promise<void> {
  const host = branch.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');
  const comment = commentOf(review, { preview: preview.replace('{branch}', host), run });
  await rm(folder, { recursive: true, force: true });
  const words = (review.redline?.pairs ?? []).map(
    async (pair) => [`${pair.to.id}-redline.docx`, await wordRedline(pair)] as const,
  );
  const mended = review.mended.map(async (file) => [file, await readFile(join(root, file), 'utf8')] as const);
  const added = { ...Object.fromEntries(await Promise.all(mended)), ...review.missing };
  await writeFiles(folder, {
    ...review.redline?.files,
    ...Object.fromEntries(await Promise.all(words)),
    'comment.md': comment,
  });
  await writeFiles(join(folder, 'add'), added);
}
