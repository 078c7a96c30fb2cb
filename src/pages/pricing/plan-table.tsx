/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- the roles are those the elements have anyway; the display that changes in narrow windows would drop them */
import { planComparison, pricingPlans } from '#content/pricing-plans.ts';
import type { ProseCopy } from '#src/model/page-copy.schema.ts';
import { href } from '#src/routes.ts';
import { Band } from '#src/sections/band/band.tsx';
import { Button } from '#src/ui/button/button.tsx';
import styles from './plan-table.module.css';

/**
 * The plans as a real table. In narrow windows each row becomes a block of four named cells; the roles
 * say what the changed `display` would make browsers forget.
 */
export function PlanTable({ copy }: { copy: ProseCopy }) {
  return (
    <Band heading={copy.heading} intro={copy.paragraphs.join(' ')} id="plans">
      <div className={styles.frame}>
        <table className={styles.table} role="table">
          <caption className={styles.caption}>{planComparison.caption}</caption>
          <thead role="rowgroup">
            <tr role="row">
              <td role="cell" />
              {pricingPlans.map((plan) => (
                <th key={plan.id} scope="col" role="columnheader" className={styles.plan}>
                  <span className={styles.name}>{plan.name}</span>
                  <span className={styles.price}>{plan.price}</span>
                  <span className={styles.period}>{plan.period}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {planComparison.rows.map((row) => (
              <tr key={row.id} role="row">
                <th scope="row" role="rowheader">
                  {row.label}
                </th>
                {pricingPlans.map((plan) => (
                  <td key={plan.id} role="cell" data-plan={plan.name}>
                    {row.cells[plan.id]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot role="rowgroup">
            <tr role="row">
              <td role="cell" />
              {pricingPlans.map(({ id, name, action }) => (
                <td key={id} role="cell" data-plan={name}>
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
