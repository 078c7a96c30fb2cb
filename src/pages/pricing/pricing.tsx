import { pricing } from '#words/pages/pricing.ts';
import { frozen } from '#src/platform/hydration/frozen.tsx';
import { CallToAction } from '#src/sections/call-to-action/call-to-action.tsx';
import { Prose } from '#src/sections/content-page/sections.tsx';
import { Charges } from './charges.tsx';
import { PricingHero } from './pricing-hero.tsx';

const PlanTable = frozen(() => import('./plan-table.tsx').then((module) => module.PlanTable));

/** The offer with its calculator, four plans side by side, and all other charges (R2.30). */
export function PricingPage() {
  return (
    <>
      <PricingHero />
      <PlanTable />
      <Prose copy={pricing.sections.zeroSuccessFees} />
      <Charges />
      <CallToAction copy={pricing.callToAction} seed="pricing" />
    </>
  );
}
