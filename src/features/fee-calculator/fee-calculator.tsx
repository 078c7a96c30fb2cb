import { useState } from 'react';

import { useEarlyInput } from '#src/platform/use-early-input.ts';
import { Field } from '#src/ui/field/field.tsx';
import { Unbroken } from '#src/ui/unbroken/unbroken.tsx';
import styles from './fee-calculator.module.css';
import { type AmountLimits, parseAmount, successFee } from './success-fee.ts';

export type FeeCalculatorLabels = {
  readonly amount: string;
  readonly amountHint: string;
  readonly invalid: string;
  /** Stands before the amount that the fee is of. */
  readonly fee: string;
  readonly plan: string;
  readonly planPrice: string;
  readonly note: string;
};

type Props = {
  readonly labels: FeeCalculatorLabels;
  /** Customary lower and upper rate, in percent. */
  readonly percent: readonly [number, number];
  readonly limits: AmountLimits;
  /** Amount at the start, in US dollars. */
  readonly initialAmount: number;
};

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/**
 * What a success fee would have cost on an amount, beside the price of a plan. It multiplies two
 * figures that stand on the page, and claims nothing else. Without script its first answer stands.
 */
export function FeeCalculator({ labels, percent, limits, initialAmount }: Props) {
  const [typed, setTyped] = useState(dollars.format(initialAmount));
  const amount = parseAmount(typed, limits);
  const field = useEarlyInput(dollars.format(initialAmount), setTyped);
  const fee = amount === undefined ? undefined : successFee(amount, percent);
  return (
    <div className={styles.calculator}>
      <div className={styles.question}>
        <Field
          label={labels.amount}
          hint={labels.amountHint}
          error={amount === undefined ? labels.invalid : undefined}
          ref={field}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
      <dl className={styles.answer}>
        <div className={styles.fee} data-empty={fee ? undefined : ''}>
          <dt>
            <Unbroken text={labels.fee} />{' '}
            {amount !== undefined && <span className={styles.rate}>{dollars.format(amount)}</span>}
          </dt>
          <dd aria-live="polite">
            <span className={styles.rate}>{fee && dollars.format(fee.from)} –</span>{' '}
            <span className={styles.rate}>{fee && dollars.format(fee.to)}</span>
          </dd>
        </div>
        <div className={styles.plan}>
          <dt>{labels.plan}</dt>
          <dd>{labels.planPrice}</dd>
        </div>
      </dl>
      <p className={styles.note}>
        <Unbroken text={labels.note} />
      </p>
    </div>
  );
}
