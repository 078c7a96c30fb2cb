import { faq } from '#content/pages/faq.ts';
import { CallToAction } from '#src/sections/call-to-action/call-to-action.tsx';
import { List } from '#src/sections/list/list.tsx';
import { Prose } from '#src/sections/prose/prose.tsx';

/** What the answers do not say. */
export function AfterQuestions() {
  const { sections, callToAction } = faq;
  return (
    <>
      <List copy={sections.fourSentences} tone="sunk" />
      <Prose copy={sections.readingThem} />
      <CallToAction copy={callToAction} course="faq" />
    </>
  );
}
