import { readEnglish } from '#scripts/languages/english.ts';
import { findTranslationProblems } from '#scripts/languages/make-words.ts';
import { paths } from '#scripts/support/paths.ts';
import { findEnglishProblems } from '../validate-content.ts';
import type { Report } from './content-findings.ts';

/** Findings of English come alone: each would be one in every catalogue. */
async function findAll(): Promise<Report> {
  const english = await findEnglishProblems();
  if (english.length > 0) return { findings: english, isWhole: false };
  return {
    findings: await findTranslationProblems(paths.root, await readEnglish(paths.root)),
    isWhole: true,
  };
}

// A process of development that validates the content once: it delays no page, and its memory is freed.
process.once('disconnect', () => process.exit());
const found = await findAll().catch((error: unknown) => ({ error: String(error) }));
process.send?.(found, () => process.disconnect());
