import { facts } from '#content/facts-today.ts';
import { language } from '#words/language.ts';
import { home } from '#words/pages/home.ts';
import { successFee } from '#src/features/fee-calculator/success-fee.ts';
import { dollarsIn } from '#src/lib/dollars.ts';
import { href } from '#src/routes.ts';
import { Band } from '#src/sections/band/band.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Unbroken } from '#src/ui/unbroken/unbroken.tsx';
import styles from './fees.module.css';

const dollars = dollarsIn(language);

/** Zero success fees: the traditional fee on one raise and the price of a plan, as bars to one scale. */
export function Fees() {
  const { heading, text, note, amount, fee, on, plan, planPrice, action } = home.fees;
  const { from, to } = successFee(amount, facts.traditionalSuccessFee.value);
  const percentOf = (part: number) => `${(part / to) * 100}%`;
  return (
    <Band heading={heading} intro={text} tone="sunk" pace="statement">
      <dl className={styles.bars}>
        <div className={styles.fee}>
          <dt>
            <Unbroken text={fee} /> {on} <bdi>{dollars(amount)}</bdi>
          </dt>
          <dd>
            <bdi>
              {dollars(from)} – {dollars(to)}
            </bdi>
          </dd>
          <dd className={styles.drawn} aria-hidden="true">
            <svg className={styles.bar} height="28">
              <rect width="100%" height="100%" opacity="0.45" />
              <rect width={percentOf(from)} height="100%" />
            </svg>
          </dd>
        </div>
        <div className={styles.plan}>
          <dt>{plan}</dt>
          <dd>{planPrice}</dd>
          <dd className={styles.drawn} aria-hidden="true">
            <svg className={styles.bar} height="28">
              <rect width={percentOf(facts.priceBusiness.value)} height="100%" />
            </svg>
          </dd>
        </div>
      </dl>
      <div className={styles.end}>
        <p className="fine">{note}</p>
        <Button href={href(action.to)} variant="quiet">
          {action.label}
        </Button>
      </div>
    </Band>
  );
}
