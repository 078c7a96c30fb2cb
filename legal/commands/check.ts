import { judgeDocuments, printJudgement } from '#legal/guard/judge-documents.ts';
import { mendDocuments } from '#legal/lint/mend.ts';
import { paths } from '../../scripts/support/paths.ts';
import type { Command } from './command.ts';
import { record } from './record.ts';

/** Prints the problems of the documents compared with the published ones. */
export const printFindings = async (): Promise<boolean> => printJudgement(await judgeDocuments());

/** Mends slips of typing in the texts that are not published yet. */
async function fix(): Promise<boolean> {
  const changed = await mendDocuments(paths.root);
  console.log(changed.length > 0 ? `Mended: ${changed.join(', ')}` : 'There is no slip of typing to mend.');
  return printFindings();
}

/** Checks once; with `--fix` it mends typing, and with `--record` it writes the record of versions. */
export const run: Command = (_words, options) => {
  if (options.record) return record(options.push);
  return options.fix ? fix() : printFindings();
};
