import { pricing } from '#words/pages/pricing.ts';
import { addOns, pricingPlans } from '#words/pricing-plans.ts';
import { Band } from '#src/sections/band/band.tsx';
import styles from './charges.module.css';

const { transparentFee, rules } = pricing.sections;

/** All charges other than the plans: the add-ons of each plan with their unit prices, and the terms of payment. */
export function Charges() {
  const plans = pricingPlans.filter(({ id }) => addOns.items.some(({ plan }) => plan === id));
  return (
    <Band heading={transparentFee.heading} intro={transparentFee.paragraphs.join(' ')} layout="split">
      <div className={styles.charges}>
        <div className={styles.plans}>
          {plans.map(({ id, name }) => (
            <div key={id}>
              <h3 className={styles.heading}>{`${addOns.heading}: ${name}`}</h3>
              <dl className={styles.prices}>
                {addOns.items
                  .filter(({ plan }) => plan === id)
                  .map(({ id: addOn, label, price, unit }) => (
                    <div key={addOn} className={styles.item}>
                      <dt>{label}</dt>
                      <dd className={styles.price}>
                        {price} <span className={styles.unit}>{unit}</span>
                      </dd>
                    </div>
                  ))}
              </dl>
            </div>
          ))}
        </div>
        <p className="fine">{addOns.intro}</p>
        <div className={styles.rules}>
          <h3 className={styles.heading}>{rules.heading}</h3>
          <ul className={styles.list}>
            {rules.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </div>
    </Band>
  );
}
