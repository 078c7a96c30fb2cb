import { planComparison, pricingPlans } from '#words/pricing-plans.ts';
import { href } from '#src/routes.ts';
import { Button } from '#src/ui/button/button.tsx';
import styles from './plan-cards.module.css';

/** For narrow windows: a summary of all prices, then the plans as stacked cards with their buttons. */
export function PlanCards({ comparison }: { readonly comparison: string }) {
  return (
    <div className={styles.plans}>
      <ul className={styles.prices} role="list">
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
      <div className={styles.cards}>
        {pricingPlans.map(({ id, name, price, period, audience, highlights, action }) => (
          <article key={id} className={styles.card} aria-labelledby={`card-${id}`}>
            <h3 className={styles.name} id={`card-${id}`}>
              {name}
            </h3>
            <p className={styles.price}>
              {price} <span className={styles.period}>{period}</span>
            </p>
            <p>{audience}</p>
            <ul className={styles.highlights}>
              {highlights.map((highlight) => (
                <li key={highlight}>{highlight}</li>
              ))}
            </ul>
            <Button href={href(action.to)} variant={id === 'business' ? 'primary' : 'secondary'}>
              {action.label}
            </Button>
          </article>
        ))}
      </div>
      <Button href={`#${comparison}`} variant="quiet">
        {planComparison.open}
      </Button>
    </div>
  );
}
