import { contact } from '#words/pages/contact.ts';
import { CallToAction } from '#src/sections/call-to-action/call-to-action.tsx';
import { List, Prose } from '#src/sections/content-page/sections.tsx';

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
