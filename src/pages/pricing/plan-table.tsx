import { planComparison, pricingPlans } from '#words/pricing-plans.ts';
import { href } from '#src/routes.ts';
import { Button } from '#src/ui/button/button.tsx';
import styles from './plan-table.module.css';

/** Target of the link that opens the table in narrow windows, also without script. */
const COMPARISON = 'comparison';

const { heading, caption, rows, recommended, allPlans, faq, open } = planComparison;

/**
 * The plans as a `<table>`: in narrow windows each row becomes a block of labelled cells, and browsers
 * still expose a table.
 */
export function PlanTable() {
  return (
    <section className={styles.section} id="plans" aria-labelledby="plans-title">
      <div className="container oneColumn stack3">
        <h2 className="subheading" id="plans-title">
          {heading}
        </h2>
        <PlanCards />
        <div className={styles.frame} id={COMPARISON}>
          <table className={styles.table}>
            <caption className="hiddenText">{caption}</caption>
            <thead>
              <tr>
                <td className={styles.all} rowSpan={3}>
                  {allPlans}
                </td>
                {pricingPlans.map(({ id, name }) => (
                  <th key={id} scope="col" data-recommended={id === recommended.plan}>
                    {name}
                    {id === recommended.plan && <Badge />}
                  </th>
                ))}
              </tr>
              <tr>
                {pricingPlans.map(({ id, price, period, audience }) => (
                  <td key={id} data-recommended={id === recommended.plan}>
                    {id === recommended.plan && <span className="hiddenText">{recommended.label}. </span>}
                    <p className={styles.price}>{price}</p>
                    <p className="note">{period}</p>
                    <p className={`fromTablet ${styles.audience}`}>{audience}</p>
                  </td>
                ))}
              </tr>
              <tr>
                {pricingPlans.map(({ id, action }) => (
                  <td key={id} data-recommended={id === recommended.plan}>
                    <Button
                      href={href(action.to)}
                      variant={id === recommended.plan ? 'primary' : 'secondary'}
                    >
                      {action.label}
                    </Button>
                  </td>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  <th scope="row">{row.label}</th>
                  {pricingPlans.map(({ id, name }) => (
                    <td key={id} data-plan={name} data-recommended={id === recommended.plan}>
                      {row.cells[id]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <a className={`tapTarget ${styles.faq}`} href={href({ route: 'faq', hash: 'pricing-and-fees' })}>
          {faq}
        </a>
      </div>
    </section>
  );
}

/** Beside the name, which alone is that of the column. */
const Badge = () => (
  <span className={styles.badge} aria-hidden="true">
    {' '}
    {recommended.label}
  </span>
);

/** For narrow windows: the plans as stacked cards with their buttons, and a link to their comparison. */
function PlanCards() {
  return (
    <div className={styles.plans}>
      <div className={`stack4 ${styles.cards}`}>
        {pricingPlans.map(({ id, name, price, period, audience, highlights, action }) => (
          <article
            key={id}
            className={`stack3 ${styles.card}`}
            aria-labelledby={`card-${id}`}
            data-recommended={id === recommended.plan}
          >
            <h3 className={`label ${styles.cardName}`} id={`card-${id}`}>
              {name}
            </h3>
            {id === recommended.plan && <p className={`label ${styles.cardBadge}`}>{recommended.label}</p>}
            <p className={styles.cardPrice}>
              {price} <span className="note">{period}</span>
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
      <p>{allPlans}</p>
      <Button href={`#${COMPARISON}`} variant="quiet">
        {open}
      </Button>
    </div>
  );
}
