import { partnerCheck } from '#content/partner-check.ts';
import { island } from '#src/platform/hydration/island.tsx';
import { PageHero } from '#src/sections/page-hero/page-hero.tsx';

const HostCheck = island(() => import('./host-check.tsx').then((module) => module.HostCheck));

/** Checks the configuration of a partner, for its administrators. Linked from no page. */
export const PartnerCheckPage = () => (
  <>
    <PageHero copy={partnerCheck.hero} />
    <HostCheck />
  </>
);
