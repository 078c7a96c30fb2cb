import { faqCategories } from '#content/faq.ts';
import { faq } from '#content/pages/faq.ts';
import { Band } from '#src/sections/band/band.tsx';
import { CallToAction } from '#src/sections/call-to-action/call-to-action.tsx';
import { List } from '#src/sections/list/list.tsx';
import { PageHero } from '#src/sections/page-hero/page-hero.tsx';
import { Prose } from '#src/sections/prose/prose.tsx';
import { Accordion } from '#src/ui/accordion/accordion.tsx';

/** Questions in five categories (spec section 2). */
export function FaqPage() {
  const { hero, sections, callToAction } = faq;
  return (
    <>
      <PageHero copy={hero} course="faq" />
      {faqCategories.map(({ id, title, questions }) => (
        <Band key={id} heading={title} layout="split" id={id}>
          <Accordion
            items={questions.map(({ id: questionId, question, answer }) => ({
              id: questionId,
              title: question,
              content: <p>{answer}</p>,
            }))}
          />
        </Band>
      ))}
      <List copy={sections.fourSentences} tone="sunk" />
      <Prose copy={sections.readingThem} />
      <CallToAction copy={callToAction} course="faq" />
    </>
  );
}
