import { planComparison, pricingPlans } from '#content/pricing-plans.ts';
import type { ProseCopy } from '#src/model/page-copy.schema.ts';
import { href } from '#src/routes.ts';
import { Band } from '#src/sections/band/band.tsx';
import { Button } from '#src/ui/button/button.tsx';
import styles from './plan-table.module.css';

/** The plans as a real table. In narrow windows it scrolls sideways, its row names stay in view. */
export function PlanTable({ copy }: { copy: ProseCopy }) {
  return (
    <Band heading={copy.heading} intro={copy.paragraphs.join(' ')} id="plans">
      <div className={styles.frame} role="region" aria-label={planComparison.caption} tabIndex={0}>
        <table className={styles.table}>
          <caption className={styles.caption}>{planComparison.caption}</caption>
          <thead>
            <tr>
              <td />
              {pricingPlans.map((plan) => (
                <th key={plan.id} scope="col" className={styles.plan}>
                  <span className={styles.name}>{plan.name}</span>
                  <span className={styles.price}>{plan.price}</span>
                  <span className={styles.period}>{plan.period}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {planComparison.rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">{row.label}</th>
                {pricingPlans.map((plan) => (
                  <td key={plan.id}>{row.cells[plan.id]}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td />
              {pricingPlans.map(({ id, action }) => (
                <td key={id}>
                  <Button href={href(action.to)} variant={id === 'business' ? 'primary' : 'secondary'}>
                    {action.label}
                  </Button>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </Band>
  );
}
