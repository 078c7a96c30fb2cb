import { inOrder, writtenFinding } from '#scripts/legal/read/findings.ts';
import type { DocumentReport } from './lint-documents.ts';
import { matters } from './matters.ts';

/** What is right and what is wrong, document by document, for a terminal. */
export function reportText(reports: readonly DocumentReport[]): string {
  const lines = reports.flatMap(({ title, file, points }) => [
    `${title} (${file})`,
    ...points.flatMap(({ matter, right, findings }) => [
      ...(right ? [`  ✓ ${right}`] : []),
      ...(findings.length > 0 ? [`  ✗ ${matters[matter][0]}`] : []),
      ...inOrder(findings).map((finding) => `      ${writtenFinding(finding)}`),
    ]),
    '',
  ]);
  const count = reports.flatMap(({ points }) => points.flatMap(({ findings }) => findings)).length;
  return [...lines, count === 0 ? 'Nothing to mend.' : `${count} to mend.`].join('\n');
}
