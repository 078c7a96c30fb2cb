import { relative } from 'node:path';

import { annotateGraded, countsOf, ofGrade } from '#legal/findings.ts';
import { reviewProposal, writeReview } from '#legal/review/review.ts';
import { formatFinding } from '../../scripts/support/findings.ts';
import { paths } from '../../scripts/support/paths.ts';
import type { Command } from './command.ts';

/**
 * All that is said of a proposal, in one go. Where the workflow names the proposal, files that can be generated are no
 * findings: the workflow adds them.
 */
export const run: Command = async ([ref]) => {
  if (!ref)
    throw new Error(
      'Name what to compare with, a branch, tag or commit: npm run legal -- review origin/main',
    );
  const { PROPOSAL = '', PROPOSAL_BRANCH = '', PREVIEW_ORIGIN = '', RUN_URL = '' } = process.env;
  const found = await reviewProposal(paths.root, ref, PROPOSAL !== '');
  const { findings } = found;
  annotateGraded(findings);
  for (const one of findings)
    if (one.dismissed === undefined) console.log(`${one.grade} ${formatFinding(one)}`);
  await writeReview(paths.root, paths.redline, found, {
    branch: PROPOSAL_BRANCH,
    preview: PREVIEW_ORIGIN,
    run: RUN_URL,
  });
  console.log(`${countsOf(findings)}: ${relative(paths.root, paths.redline)}/comment.md has it all.`);
  return ofGrade('error', findings).length === 0;
};
