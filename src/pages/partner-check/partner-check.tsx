import { partnerCheck } from '#content/partner-check.ts';
import { island } from '#src/platform/hydration/island.tsx';
import { PageHero } from '#src/sections/page-hero/page-hero.tsx';

const HostCheck = island(() => import('./host-check.tsx').then((module) => module.HostCheck));

/** Shows administrators of partners the faults of a partner's configuration. It is in no menu and on no list. */
export const PartnerCheckPage = () => (
  <>
    <PageHero copy={partnerCheck.hero} course="partner-check" />
    <HostCheck />
  </>
);
