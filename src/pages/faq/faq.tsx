import { faq } from '#words/pages/faq.ts';
import { island } from '#src/platform/hydration/island.tsx';
import { ContentPage } from '#src/sections/content-page/content-page.tsx';

const FaqSearch = island(() => import('#src/features/faq/faq-search.tsx').then((module) => module.FaqSearch));

/** Questions in five categories, with a search (R2.32). */
export const FaqPage = () => <ContentPage id="faq" copy={faq} before={{ fourSentences: <FaqSearch /> }} />;
