import { judgeDocuments, printJudgement } from '../legal/guard/judge-documents.ts';
import { paths } from '../support/paths.ts';
import { refOf, runCommand } from '../support/run-command.ts';

/** `npm run legal:guard -- <git-ref>`: checks the legal documents against that ref. */
await runCommand({ options: {}, maxWords: 1 }, async ({ words }) => {
  const ref = refOf(words, 'legal:guard');
  const judgement = await judgeDocuments(paths.root, { ref });
  console.log(`Compared with ${ref}\n`);
  return printJudgement(judgement);
});
