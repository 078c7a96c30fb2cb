import { feeCalculator } from '#content/pricing-plans.ts';
import { pricing } from '#content/pages/pricing.ts';
import { frozen } from '#src/platform/hydration/frozen.tsx';
import { island } from '#src/platform/hydration/island.tsx';
import { Band } from '#src/sections/band/band.tsx';
import { CallToAction } from '#src/sections/call-to-action/call-to-action.tsx';
import { Features } from '#src/sections/features/features.tsx';
import { List } from '#src/sections/list/list.tsx';
import { PageHero } from '#src/sections/page-hero/page-hero.tsx';
import { Prose } from '#src/sections/prose/prose.tsx';
import { AddOns } from './add-ons.tsx';

const PlanTable = frozen(() => import('./plan-table.tsx').then((module) => module.PlanTable));
const Calculator = island(() => import('./calculator.tsx').then((module) => module.Calculator));

/** Four plans side by side, add-ons, and what there is no fee for (R2.30). */
export function PricingPage() {
  const { hero, sections, callToAction } = pricing;
  return (
    <>
      <PageHero copy={hero} course="pricing" isBrief />
      <PlanTable />
      <AddOns />
      <Prose copy={sections.zeroSuccessFees} tone="night" />
      <Band heading={feeCalculator.heading} intro={feeCalculator.intro} layout="split" tone="sunk">
        <Calculator />
      </Band>
      <Features copy={sections.transparentFee} />
      <List copy={sections.rules} tone="sunk" layout="slips" />
      <CallToAction copy={callToAction} course="pricing" />
    </>
  );
}
