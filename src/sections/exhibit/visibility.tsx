import type { VisibilityCopy } from '#src/model/exhibit.schema.ts';
import styles from './visibility.module.css';

/** A diagram of access over time: a solid line where there is access, a dotted one where there is none. */
export function Visibility({ copy: { steps, rows, note } }: { readonly copy: VisibilityCopy }) {
  return (
    <figure className="stack3" data-crop="column">
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
