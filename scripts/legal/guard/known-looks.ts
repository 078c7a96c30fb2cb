import { lintDocuments } from '#scripts/legal/lint/lint-documents.ts';
import { readLegalFiles } from '#scripts/legal/read/read-documents.ts';
import { filesAt } from '#scripts/legal/read/snapshot.ts';
import { publishedCommit } from '#scripts/support/git.ts';
import { type LegalDiagnostic, ofGrade } from '../diagnostic.ts';

const keyOf = ({ file, message }: LegalDiagnostic) => `${file} ${message}`;

const known = new Map<string, Promise<ReadonlySet<string>>>();

/** What is to be looked at in the texts of a commit. */
const looksAt = (root: string, commit: string): Promise<ReadonlySet<string>> =>
  filesAt(root, commit, ['content/legal'], async (folder) => {
    const diagnostics = await lintDocuments(await readLegalFiles(folder));
    return new Set(ofGrade('look', diagnostics).map(keyOf));
  }).catch(() => new Set<string>());

/** The list without what a published text was already looked at for. @param commit by default, that of git */
export async function withoutKnown(
  root: string,
  diagnostics: readonly LegalDiagnostic[],
  commit?: string,
): Promise<readonly LegalDiagnostic[]> {
  if (ofGrade('look', diagnostics).length === 0) return diagnostics;
  const published = commit ?? (await publishedCommit(root));
  if (!published) return diagnostics;
  const looks = known.get(root + published) ?? looksAt(root, published);
  known.set(root + published, looks);
  const seen = await looks;
  return diagnostics.filter((one) => one.grade === 'error' || !seen.has(keyOf(one)));
}
