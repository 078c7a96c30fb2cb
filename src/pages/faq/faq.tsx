import { frozen } from '#src/platform/hydration/frozen.tsx';
import { island } from '#src/platform/hydration/island.tsx';

const Opening = frozen(() => import('./opening.tsx').then((module) => module.Opening));
const Questions = island(() => import('./questions.tsx').then((module) => module.Questions));
const AfterQuestions = frozen(() => import('./after-questions.tsx').then((module) => module.AfterQuestions));

/** Questions in five categories, with a search (spec section 2). */
export function FaqPage() {
  return (
    <>
      <Opening />
      <Questions />
      <AfterQuestions />
    </>
  );
}
