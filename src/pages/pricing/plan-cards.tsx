import { planComparison, pricingPlans } from '#words/pricing-plans.ts';
import { href } from '#src/routes.ts';
import { Button } from '#src/ui/button/button.tsx';
import styles from './plan-cards.module.css';

/** For narrow windows: the plans as stacked cards with their buttons, and a link to their comparison. */
export function PlanCards({ comparison }: { readonly comparison: string }) {
  const { recommended } = planComparison;
  return (
    <div className={styles.plans}>
      <div className={styles.cards}>
        {pricingPlans.map(({ id, name, price, period, audience, highlights, action }) => (
          <article
            key={id}
            className={styles.card}
            aria-labelledby={`card-${id}`}
            data-recommended={id === recommended.plan}
          >
            <h3 className={styles.name} id={`card-${id}`}>
              {name}
            </h3>
            {id === recommended.plan && <p className={styles.badge}>{recommended.label}</p>}
            <p className={styles.price}>
              {price} <span className={styles.period}>{period}</span>
            </p>
            <p>{audience}</p>
            <ul className={styles.highlights}>
              {highlights.map((highlight) => (
                <li key={highlight}>{highlight}</li>
              ))}
            </ul>
            <Button href={href(action.to)} variant={id === recommended.plan ? 'primary' : 'secondary'}>
              {action.label}
            </Button>
          </article>
        ))}
      </div>
      <p>{planComparison.allPlans}</p>
      <Button href={`#${comparison}`} variant="quiet">
        {planComparison.open}
      </Button>
    </div>
  );
}
