import { matters } from '#scripts/legal/lint/matters.ts';
import { annotate, writtenFinding } from '#scripts/legal/read/findings.ts';
import type { Judgement } from './judge-documents.ts';

/** What is right and what is wrong, document by document, for a terminal; its last line counts all there is to mend. */
export function writtenJudgement({ findings, warnings, reports }: Judgement): string {
  const left = new Set(findings);
  const lines = reports.flatMap(({ title, file, points }) => [
    `${title} (${file})`,
    ...points.flatMap(({ matter, right, findings: found }) => {
      const told = findings.filter((finding) => found.includes(finding));
      for (const finding of told) left.delete(finding);
      return [
        ...(right ? [`  ✓ ${right}`] : []),
        ...(told.length > 0 ? [`  ✗ ${matters[matter][0]}`] : []),
        ...told.map((finding) => `      ${writtenFinding(finding)}`),
      ];
    }),
    '',
  ]);
  const others = left.size === 0 ? ['  ✓ As they were published'] : ['  ✗ What is published'];
  const count = findings.length;
  return [
    ...lines,
    'All versions and their record',
    ...others,
    ...[...left].map((finding) => `      ${writtenFinding(finding)}`),
    ...warnings.map((warning) => `  ! ${writtenFinding(warning)}`),
    '',
    count === 0 ? 'Nothing to mend.' : `${count} to mend.`,
  ].join('\n');
}

/** Says it, at its lines too where a code host runs this. @returns whether nothing is to be mended */
export function sayJudgement(judgement: Judgement): boolean {
  console.log(writtenJudgement(judgement));
  annotate(judgement.findings);
  return judgement.findings.length === 0;
}
