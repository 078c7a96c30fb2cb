import { findTypeProblems } from './content-types.ts';
import { formatFinding } from './findings.ts';

/**
 * Prints why a command ended. An error of a parser or of the runtime often follows from a mistake in the content, which
 * is then printed with file, line and remedy.
 */
export async function explainFailure(error: unknown): Promise<void> {
  process.exitCode = 1;
  const isOwn =
    error instanceof Error &&
    error.name === 'Error' &&
    !('code' in error) &&
    !error.message.startsWith('Transform failed');
  const problems = isOwn ? [] : (await findTypeProblems().catch(() => [])).map(formatFinding);
  if (problems.length > 0) console.error(problems.join('\n'));
  else console.error(isOwn ? error.message : error);
}
