import { useState } from 'react';

import { language } from '#words/language.ts';
import { dollarsIn } from '#src/lib/dollars.ts';
import { useEarlyInput } from '#src/platform/use-early-input.ts';
import { Field } from '#src/ui/field/field.tsx';
import { Unbroken } from '#src/ui/unbroken/unbroken.tsx';
import styles from './fee-calculator.module.css';
import { parseAmount, successFee } from './success-fee.ts';

export type FeeCalculatorLabels = {
  readonly amount: string;
  readonly amountHint: string;
  /** Errors: not an amount, and an amount beyond the limits. */
  readonly unreadable: string;
  readonly outOfRange: string;
  readonly fee: string;
  /** Between the fee and its amount. */
  readonly on: string;
  readonly plan: string;
  readonly planPrice: string;
  readonly note: string;
};

type Props = {
  readonly labels: FeeCalculatorLabels;
  /** Customary lower and upper rate, in percent. */
  readonly percent: readonly [number, number];
  /** Smallest and largest amount, in US dollars. */
  readonly limits: { readonly least: number; readonly most: number };
  /** Amount at the start, in US dollars. */
  readonly initialAmount: number;
};

/** As the facts are written, and as the field is read. */
const dollars = dollarsIn(language);

/**
 * Compares a success fee on an amount with the price of a plan. Without script it shows the result for the first
 * amount.
 */
export function FeeCalculator({ labels, percent, limits, initialAmount }: Props) {
  const [typed, setTyped] = useState(dollars(initialAmount));
  const parsed = parseAmount(typed);
  const isInRange = parsed !== undefined && parsed >= limits.least && parsed <= limits.most;
  const amount = isInRange ? parsed : undefined;
  const outOfRange = isInRange ? undefined : labels.outOfRange;
  const field = useEarlyInput(dollars(initialAmount), setTyped);
  const fee = amount === undefined ? undefined : successFee(amount, percent);
  return (
    <div className={styles.calculator}>
      <div className={styles.question}>
        <Field
          label={labels.amount}
          hint={labels.amountHint}
          error={parsed === undefined ? labels.unreadable : outOfRange}
          ref={field}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
      <dl className={styles.answer}>
        <div className={styles.fee}>
          <dt>
            <Unbroken text={labels.fee} />{' '}
            {amount !== undefined && (
              <span className={styles.rate}>
                {labels.on} <bdi>{dollars(amount)}</bdi>
              </span>
            )}
          </dt>
          <dd aria-live="polite">
            <span className={styles.rate}>{fee && dollars(fee.from)} –</span>{' '}
            <span className={styles.rate}>{fee && dollars(fee.to)}</span>
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
