import { pricing } from '#words/pages/pricing.ts';
import { feeCalculator, pricingPlans } from '#words/pricing-plans.ts';
import { DeferredStyle } from '#src/platform/hydration/deferred-style.tsx';
import { island } from '#src/platform/hydration/island.tsx';
import { Actions } from '#src/sections/actions/actions.tsx';
import styles from './pricing-hero.module.css';

const FeeCalculator = island(() =>
  import('#src/features/fee-calculator/fee-calculator.tsx').then((module) => module.FeeCalculator),
);

/** The offer in one line, next to the fees that it replaces. Phones list all prices below it. */
export function PricingHero() {
  const { eyebrow, title, lead, actions } = pricing.hero;
  return (
    <div className={styles.hero}>
      <div className={`container ${styles.inner}`}>
        <div className={styles.text}>
          <p className="eyebrow">{eyebrow}</p>
          <h1 className={styles.title}>{title}</h1>
          <p className={`lead ${styles.lead}`}>{lead}</p>
          <Actions actions={actions} />
        </div>
        <ul className={`screenOnly ${styles.prices}`} role="list">
          {pricingPlans.map(({ id, name, price, period }) => (
            <li key={id}>
              <a className={styles.entry} href={`#card-${id}`}>
                {name}
                <span className={styles.period}>{period}</span>
                <strong className={styles.amount}>{price}</strong>
              </a>
            </li>
          ))}
        </ul>
        <section className={`card ${styles.calculator}`} aria-labelledby="calculator-title">
          <h2 className={styles.heading} id="calculator-title">
            {feeCalculator.heading}
          </h2>
          <FeeCalculator />
        </section>
      </div>
      <DeferredStyle />
    </div>
  );
}
