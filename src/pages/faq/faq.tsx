import { faq, faqLinks } from '#words/pages/faq.ts';
import { FaqSearch } from '#src/features/faq/faq-search.island.tsx';
import { Island } from '#src/platform/islands/island.tsx';
import { ContentPage } from '#src/sections/content-page/content-page.tsx';
import { FaqQuestions } from './faq-questions.tsx';

const search = (
  <Island of={FaqSearch} props={{}}>
    <FaqQuestions links={faqLinks} />
  </Island>
);

/** Questions in five categories, with a search (R2.32). */
export const FaqPage = () => <ContentPage id="faq" copy={faq} before={{ readingThem: search }} />;
