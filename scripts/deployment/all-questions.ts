import type { Question } from './question.ts';
import { compressionQuestions } from './questions/compression.ts';
import { headerQuestions } from './questions/headers.ts';
import { missingQuestions } from './questions/missing.ts';
import { partQuestions } from './questions/parts.ts';
import { redirectQuestions } from './questions/redirects.ts';
import { revalidationQuestions } from './questions/revalidation.ts';
import { robotsQuestions } from './questions/robots.ts';
import type { Release } from './release.ts';

/** Everything a server of this release is asked, in the tests and by `npm run deploy:check`. */
export function allQuestions(release: Release): readonly Question[] {
  return [
    headerQuestions,
    missingQuestions,
    redirectQuestions,
    compressionQuestions,
    robotsQuestions,
    revalidationQuestions,
    partQuestions,
  ].flatMap((questions) => questions(release));
}
