import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { ofGrade } from '#legal/findings.ts';
import { readLegalDocuments } from '#legal/read/read-documents.ts';
import { readRecord } from '#legal/read/version-record.ts';
import { FINDINGS, writeAll, writePages } from '#legal/site/write-site.ts';
import { paths } from '../scripts/support/paths.ts';
import { runCommand } from '../scripts/support/run-command.ts';
import { writeFiles } from '../scripts/support/write-files.ts';

/** Judges the documents, and writes them for the site when they have no error. @returns whether there is none */
async function build(): Promise<boolean> {
  // Those of an earlier run must not be read where this one fails.
  await rm(join(paths.legalSite, FINDINGS), { force: true });
  // A draft needs no rules, and loading them takes as long as reading the documents.
  const { judgeDocuments, printJudgement } = await import('#legal/guard/judge-documents.ts');
  const judgement = await judgeDocuments();
  const findings = (['error', 'warning'] as const).flatMap((grade) =>
    ofGrade(grade, judgement.findings).map(({ file, line, rule, message }) => ({
      ...{ file, line, grade, rule, message },
    })),
  );
  await writeFiles(paths.legalSite, { [FINDINGS]: `${JSON.stringify(findings, null, 2)}\n` });
  if (!printJudgement(judgement)) return false;
  await writeAll(await readLegalDocuments(), (await readRecord(paths.root)) ?? []);
  return true;
}

// npm run build -w legal [-- --draft]: a draft is not judged, and has pages alone.
await runCommand({ options: { draft: { type: 'boolean' } } }, async ({ values }) =>
  values.draft ? writePages(await readLegalDocuments()) : build(),
);
