import { labels } from '#words/labels.ts';
import { planComparison, pricingPlans } from '#words/pricing-plans.ts';
import { href } from '#src/routes.ts';
import { Band } from '#src/sections/band/band.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { PlanCards } from './plan-cards.tsx';
import styles from './plan-table.module.css';

/** Target of the link that opens the table in narrow windows, also without script. */
const COMPARISON = 'comparison';

/**
 * The plans as a `<table>`: in narrow windows each row becomes a block of four labelled cells, and browsers
 * still expose a table.
 */
export function PlanTable() {
  return (
    <Band heading={planComparison.heading} id="plans">
      <PlanCards comparison={COMPARISON} />
      <div className={styles.frame} id={COMPARISON}>
        <table className={styles.table}>
          <caption className="hiddenText">{planComparison.caption}</caption>
          <thead>
            <tr>
              <td />
              {pricingPlans.map((plan) => (
                <th key={plan.id} scope="col" className={styles.plan}>
                  <span className={styles.name}>{plan.name}</span>
                  <span className={styles.price}>{plan.price}</span>
                  <span className={styles.period}>{plan.period}</span>
                  <span className={styles.audience}>{plan.audience}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {planComparison.rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">{row.label}</th>
                {pricingPlans.map((plan) => (
                  <td key={plan.id} data-plan={plan.name}>
                    {row.cells[plan.id]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                <span className="hiddenText">{labels.getStarted}</span>
              </th>
              {pricingPlans.map(({ id, name, action }) => (
                <td key={id} data-plan={name}>
                  <Button href={href(action.to)} variant={id === 'business' ? 'primary' : 'secondary'}>
                    {action.label}
                  </Button>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <a className={styles.faq} href={href({ route: 'faq', hash: 'pricing-and-fees' })}>
        {planComparison.faq}
      </a>
    </Band>
  );
}
