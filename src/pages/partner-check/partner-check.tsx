import { partnerCheck } from '#content/partner-check.ts';
import { Island } from '#src/platform/islands/island.tsx';
import { HostCheck } from './host-check.island.tsx';
import { PageHero } from '#src/sections/page-hero/page-hero.tsx';

/** Checks the configuration of a partner, for its administrators. Linked from no page. */
export const PartnerCheckPage = () => (
  <>
    <PageHero copy={partnerCheck.hero} />
    <Island of={HostCheck} props={{}} wakes="near" />
  </>
);
