import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { writeFiles } from '#scripts/support/write-files.ts';
import { mendDocuments } from '#scripts/legal/lint/mend.ts';
import { addToBranch } from './add-to-branch.ts';
import { commentOf } from './comment.ts';
import type { Review } from './review.ts';

export type Proposal = {
  /** Its number at the code host; empty where it may not be written to. */
  readonly number: string;
  readonly branch: string;
  /** Where previews are served, with `{branch}` for the name of the branch; empty when there are none. */
  readonly preview: string;
  /** Where the files of this run are kept. */
  readonly run: string;
};

/**
 * Writes what is said of a proposal into a folder, and into the proposal: what is missing is added to its
 * branch, and one comment, always the same, has the findings and the redline.
 */
export async function publishReview(
  root: string,
  folder: string,
  review: Review,
  { number, branch, preview, run }: Proposal,
): Promise<void> {
  const host = branch.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');
  const comment = commentOf(review, { preview: preview.replace('{branch}', host), run });
  await rm(folder, { recursive: true, force: true });
  await writeFiles(folder, { ...review.redline?.files, 'comment.md': comment });
  if (!number) return;
  const gh = async (...command: string[]) => promisify(execFile)('gh', command, { cwd: root });
  if (Object.keys(review.missing).length + review.mended.length > 0) {
    await addToBranch(root, branch, 'Keep the replaced version, mend typing', async (checkout) => {
      await writeFiles(checkout, review.missing);
      return [...Object.keys(review.missing), ...(await mendDocuments(checkout))];
    });
    // What a workflow pushes starts no other by itself.
    await gh('workflow', 'run', 'checks.yml', '--ref', branch);
    await gh('workflow', 'run', 'legal.yml', '--ref', branch, '-f', `proposal=${number}`);
  }
  const file = join(folder, 'comment.md');
  await gh('pr', 'comment', number, '--body-file', file, '--edit-last', '--create-if-none');
}
