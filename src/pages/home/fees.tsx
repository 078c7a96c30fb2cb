import type { HomeCopy } from '#src/model/home.schema.ts';
import { FeeCalculator } from '#src/features/fee-calculator/fee-calculator.island.tsx';
import { Island } from '#src/platform/islands/island.tsx';
import { href } from '#src/routes.ts';
import { Band } from '#src/sections/band/band.tsx';
import { ChargesCard, RecordOpener } from '#src/sections/evidence/evidence.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Unbroken } from '#src/ui/unbroken/unbroken.tsx';
import styles from './fees.module.css';

type Props = { readonly copy: HomeCopy['fees']; readonly advantage: HomeCopy['advantage'] };

/**
 * Zero success fees: what a traditional one would cost, computed for any amount. Beside it the schedule of charges, and
 * the advantages, each of which opens the record that proves it (R2.22).
 */
export const Fees = ({ copy: { heading, text, action }, advantage }: Props) => (
  <Band heading={heading} tone="sunk" pace="dense">
    <div className={`oneColumn ${styles.fees}`}>
      <div className={`stack4 oneColumn ${styles.calculator}`}>
        <p>
          <Unbroken text={text} />
        </p>
        <Island of={FeeCalculator} props={{}} />
      </div>
      <ChargesCard>
        <Button href={href(action.to)} variant="quiet">
          {action.label}
        </Button>
      </ChargesCard>
      <section className={styles.advantage} aria-labelledby="advantage">
        <h2 className="subheading" id="advantage">
          {advantage.heading}
        </h2>
        <ul className={styles.advantages} role="list">
          {advantage.cards.map(({ title, description, record }) => (
            <li key={title} className="note">
              <h3 className={styles.opener}>
                <RecordOpener id={record} label={title} />
              </h3>
              <p>
                <Unbroken text={description} />
              </p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  </Band>
);
