import { pricing } from '#words/pages/pricing.ts';
import { addOns, feeCalculator, pricingPlans } from '#words/pricing-plans.ts';
import { frozen } from '#src/platform/hydration/frozen.tsx';
import { island } from '#src/platform/hydration/island.tsx';
import { Band } from '#src/sections/band/band.tsx';
import { ContentPage } from '#src/sections/content-page/content-page.tsx';
import styles from './add-ons.module.css';

const PlanTable = frozen(() => import('./plan-table.tsx').then((module) => module.PlanTable));
const Calculator = island(() => import('./calculator.tsx').then((module) => module.Calculator));

/** Four plans side by side, add-ons and free services (R2.30). */
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

/** The add-ons of the plans, with their unit prices. */
function AddOns() {
  return (
    <Band heading={addOns.heading} intro={addOns.intro} tone="sunk">
      <dl className={styles.list}>
        {addOns.items.map(({ id, plan, label, price, unit }) => (
          <div key={id} className={styles.item}>
            <dt className={styles.label}>
              {label}
              <span className={styles.plan}>{pricingPlans.find((one) => one.id === plan)?.name}</span>
            </dt>
            <dd className={styles.price}>
              {`${price}\u00a0`}
              <span className={styles.unit}>{unit}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
