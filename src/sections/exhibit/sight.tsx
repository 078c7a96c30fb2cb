import type { SightCopy } from '#src/model/exhibit.schema.ts';
import styles from './sight.module.css';

/** A diagram of who sees what, and when: a solid line where they do, a dotted one where they do not. */
export function Sight({ copy: { steps, rows, note } }: { readonly copy: SightCopy }) {
  return (
    <figure className={styles.sight}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {steps.map((step) => (
              <th key={step} scope="col" className={styles.step}>
                {step}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ who, cells, seen }) => (
            <tr key={who}>
              <th scope="row" className={styles.who}>
                {who}
              </th>
              {cells.map((cell, index) => (
                <td key={steps[index]} className={styles.cell} data-sees={seen.includes(index) || undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption className="fine">{note}</figcaption>
    </figure>
  );
}
