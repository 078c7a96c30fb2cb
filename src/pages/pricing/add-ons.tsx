import { addOns, pricingPlans } from '#content/pricing-plans.ts';
import { Band } from '#src/sections/band/band.tsx';
import styles from './add-ons.module.css';

/** The add-ons of the plans, with their unit prices. */
export function AddOns() {
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
