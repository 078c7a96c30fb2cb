import { usePartner } from '#src/features/partner/use-partner.ts';
import { PartnerLanding } from '#src/sections/partner-landing/partner-landing.tsx';

/** The landing page of a partner's host (R2.10). */
export function PartnerPage() {
  return <PartnerLanding state={usePartner()} />;
}
