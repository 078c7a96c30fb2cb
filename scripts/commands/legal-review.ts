import { relative } from 'node:path';

import { annotateGraded, countsOf, ofGrade } from '../legal/diagnostic.ts';
import { formatDiagnostic } from '../support/diagnostics.ts';
import { reviewProposal, writeReview } from '../legal/review/review.ts';
import { paths } from '../support/paths.ts';
import { refOf, runCommand } from '../support/run-command.ts';

/**
 * `npm run legal:review -- <git-ref>`: all that is said of a proposal, in one go. Where the workflow names
 * the proposal, files that can be generated are no findings: the workflow adds them.
 */
await runCommand({ options: {}, maxWords: 1 }, async ({ words }) => {
  const { PROPOSAL = '', PROPOSAL_BRANCH = '', PREVIEW_ORIGIN = '', RUN_URL = '' } = process.env;
  const review = await reviewProposal(paths.root, refOf(words, 'legal:review'), PROPOSAL !== '');
  const { diagnostics } = review;
  annotateGraded(diagnostics);
  for (const one of diagnostics)
    if (one.dismissed === undefined) console.log(`${one.grade} ${formatDiagnostic(one)}`);
  await writeReview(paths.root, paths.redline, review, {
    branch: PROPOSAL_BRANCH,
    preview: PREVIEW_ORIGIN,
    run: RUN_URL,
  });
  console.log(`${countsOf(diagnostics)}: ${relative(paths.root, paths.redline)}/comment.md has it all.`);
  return ofGrade('error', diagnostics).length === 0;
});
