import { faq } from '#content/pages/faq.ts';
import { island } from '#src/platform/hydration/island.tsx';
import { CallToAction } from '#src/sections/call-to-action/call-to-action.tsx';
import { List } from '#src/sections/list/list.tsx';
import { PageHero } from '#src/sections/page-hero/page-hero.tsx';
import { Prose } from '#src/sections/prose/prose.tsx';

const Questions = island(() => import('./questions.tsx').then((module) => module.Questions));

/** Questions in five categories, with a search (R2.32). */
export function FaqPage() {
  const { hero, sections, callToAction } = faq;
  return (
    <>
      <PageHero copy={hero} course="faq" isBrief />
      <Questions />
      <List copy={sections.fourSentences} tone="sunk" />
      <Prose copy={sections.readingThem} />
      <CallToAction copy={callToAction} course="faq" />
    </>
  );
}
