import { contact } from '#words/pages/contact.ts';
import { CallToAction } from '#src/sections/call-to-action/call-to-action.tsx';
import { List } from '#src/sections/list/list.tsx';
import { Prose } from '#src/sections/prose/prose.tsx';

/** Advice below the form: what to write, what to leave out, and what happens next. */
export function Advice() {
  const { sections, callToAction } = contact;
  return (
    <>
      <List copy={sections.goodMessage} />
      <Prose copy={sections.leaveOut} />
      <Prose copy={sections.office} />
      <CallToAction copy={callToAction} course="contact" />
    </>
  );
}
