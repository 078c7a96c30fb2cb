import { faq } from '#words/pages/faq.ts';
import { island } from '#src/platform/hydration/island.tsx';
import { ContentPage } from '#src/sections/content-page/content-page.tsx';

const Questions = island(() => import('./questions.tsx').then((module) => module.Questions));

/** Questions in five categories, with a search (R2.32). */
export const FaqPage = () => <ContentPage id="faq" copy={faq} before={{ fourSentences: <Questions /> }} />;
