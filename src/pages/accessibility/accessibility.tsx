import { accessibility } from '#content/pages/accessibility.ts';
import { CallToAction } from '#src/sections/call-to-action/call-to-action.tsx';
import { Features } from '#src/sections/features/features.tsx';
import { List } from '#src/sections/list/list.tsx';
import { PageHero } from '#src/sections/page-hero/page-hero.tsx';
import { Prose } from '#src/sections/prose/prose.tsx';
import { Films } from './films.tsx';
import { Report } from './report.tsx';

/** What is done so that everyone can use the site, what is not, and whom to tell. */
export function AccessibilityPage() {
  const { hero, sections, callToAction } = accessibility;
  return (
    <>
      <PageHero copy={hero} course="accessibility" />
      <Features copy={sections.tests} layout="index" tone="sunk" />
      <Prose copy={sections.engines} />
      <Films />
      <List copy={sections.gaps} tone="night" layout="slips" />
      <Report copy={sections.report} id="report" />
      <CallToAction copy={callToAction} course="accessibility" />
    </>
  );
}
