import { feeCalculator } from '#content/pricing-plans.ts';
import { pricing } from '#content/pages/pricing.ts';
import { frozen } from '#src/platform/hydration/frozen.tsx';
import { island } from '#src/platform/hydration/island.tsx';
import { Band } from '#src/sections/band/band.tsx';
import { ContentPage } from '#src/sections/content-page/content-page.tsx';
import { AddOns } from './add-ons.tsx';

const PlanTable = frozen(() => import('./plan-table.tsx').then((module) => module.PlanTable));
const Calculator = island(() => import('./calculator.tsx').then((module) => module.Calculator));

/** Four plans side by side, add-ons, and what is free of charge (R2.30). */
export function PricingPage() {
  const prices = (
    <>
      <PlanTable />
      <AddOns />
    </>
  );
  const calculator = (
    <Band heading={feeCalculator.heading} intro={feeCalculator.intro} layout="split" tone="sunk">
      <Calculator />
    </Band>
  );
  return (
    <ContentPage
      id="pricing"
      copy={pricing}
      before={{ zeroSuccessFees: prices, transparentFee: calculator }}
    />
  );
}
