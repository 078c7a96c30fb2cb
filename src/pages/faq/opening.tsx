import { faq } from '#content/pages/faq.ts';
import { PageHero } from '#src/sections/page-hero/page-hero.tsx';

/** The top of the page. */
export function Opening() {
  return <PageHero copy={faq.hero} course="faq" />;
}
