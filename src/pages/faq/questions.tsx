import { faqCategories, faqSearch } from '#words/faq.ts';
import { faqLinks } from '#words/pages/faq.ts';
import { FaqSearch } from '#src/features/faq/faq-search.tsx';

/** All questions of the page, with their search. */
export function Questions() {
  return <FaqSearch categories={faqCategories} links={faqLinks} labels={faqSearch} />;
}
