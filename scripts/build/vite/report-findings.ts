import { readEnglish } from '#scripts/languages/english.ts';
import { findTranslationProblems } from '#scripts/languages/make-words.ts';
import { formatDiagnostic } from '#scripts/support/diagnostics.ts';
import { paths } from '#scripts/support/paths.ts';
import { findEnglishProblems } from '../validate-content.ts';
import type { Findings } from './content-findings.ts';

/** Findings of English come alone: each would be one in every catalogue. */
async function findAll(): Promise<Findings> {
  const english = await findEnglishProblems();
  if (english.length > 0) return { lines: english.map(formatDiagnostic), isWhole: false };
  const { problems, notes } = await findTranslationProblems(paths.root, await readEnglish(paths.root));
  return { lines: [...problems.map(formatDiagnostic), ...notes], isWhole: true };
}

// A process of development that validates the content once: it delays no page, and its memory is freed.
process.once('disconnect', () => process.exit());
const found = await findAll().catch((error: unknown) => ({ lines: [String(error)], isWhole: false }));
process.send?.(found, () => process.disconnect());
