import { useState } from 'react';

import { facts } from '#content/facts-today.ts';
import { language } from '#words/language.ts';
import { feeCalculator } from '#words/pricing-plans.ts';
import { dollarsIn } from '#src/lib/dollars.ts';
import { fillIn } from '#src/lib/fill-in.ts';
import { useEarlyInput } from '#src/platform/use-early-input.ts';
import { Field } from '#src/ui/field/field.tsx';
import { Unbroken } from '#src/ui/unbroken/unbroken.tsx';
import styles from './fee-calculator.module.css';
import { parseAmount, successFee } from './success-fee.ts';

const { labels, initialAmount } = feeCalculator;
const [least, most] = [facts.calculatorLeast.value, facts.calculatorMost.value];
const prices = [
  { name: labels.plan, price: labels.planPrice, value: facts.priceBusiness.value },
  { name: labels.project, price: labels.projectPrice, value: facts.priceCapitalSeekers.value },
];

/** As the facts are written, and as the field is read. */
const dollars = dollarsIn(language);
const [lower, upper] = language.money.range;

/** The slider is logarithmic. Each of its 20 steps for a power of ten is another amount of two digits. */
const SLIDER_STEP = 0.05;
const amountAt = (position: number) => Number((10 ** position).toPrecision(2));

const isOffered = (amount: number | undefined): amount is number =>
  amount !== undefined && amount >= least && amount <= most;

/** Narrower bars could not be seen. */
const MIN_BAR_PERCENT = 0.4;

/** The typed text, and the last amount that could be read from it, which bars and slider show. */
function useAmount() {
  const [typed, setTyped] = useState(dollars(initialAmount));
  const [amount, setAmount] = useState(initialAmount);
  const take = (text: string) => {
    const read = parseAmount(text);
    setTyped(text);
    if (isOffered(read)) setAmount(read);
  };
  const field = useEarlyInput(dollars(initialAmount), take);
  const parsed = parseAmount(typed);
  const outOfRange = isOffered(parsed) ? undefined : labels.outOfRange;
  return { typed, amount, take, field, error: parsed === undefined ? labels.unreadable : outOfRange };
}

/**
 * Compares a success fee on an amount with the prices of two plans, in figures and as bars to scale. Without script it
 * shows the result for the first amount.
 */
export function FeeCalculator() {
  const { typed, amount, take, field, error } = useAmount();
  const fee = successFee(amount, facts.traditionalSuccessFee.value);
  const longest = Math.max(fee.to, facts.priceBusiness.value);
  const widthOf = (value: number) => Math.max(MIN_BAR_PERCENT, (100 * value) / longest);
  return (
    <div className="oneColumn stack4">
      <div className={`needsScript ${styles.question}`}>
        <Field
          label={labels.amount}
          hint={labels.amountHint}
          error={error}
          announcesError
          ref={field}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={(event) => take(event.currentTarget.value)}
        />
        <input
          className={styles.slider}
          type="range"
          aria-label={labels.slider}
          aria-valuetext={dollars(amount)}
          min={Math.log10(least)}
          max={Math.log10(most)}
          step={SLIDER_STEP}
          value={Math.log10(amount)}
          onChange={(event) => take(dollars(amountAt(event.currentTarget.valueAsNumber)))}
        />
      </div>
      <dl className={`stack4 ${styles.answer}`} data-waiting={Boolean(error)}>
        <div className={styles.fee}>
          <dt>
            <Unbroken text={labels.fee} />{' '}
            {!error && (
              <span className={styles.rate}>
                {labels.on} <bdi>{dollars(amount)}</bdi>
              </span>
            )}
          </dt>
          <dd className={styles.figure} aria-live="polite">
            <span className={styles.rate}>{!error && fillIn(lower, { amount: dollars(fee.from) })}</span>{' '}
            <span className={styles.rate}>{!error && fillIn(upper, { amount: dollars(fee.to) })}</span>
          </dd>
          <dd className={styles.bar} aria-hidden="true">
            <FeeBar to={widthOf(fee.to)} from={widthOf(fee.from)} />
          </dd>
        </div>
        {prices.map(({ name, price, value }) => (
          <div key={name} className={styles.plan}>
            <dt>{name}</dt>
            <dd className={styles.figure}>{price}</dd>
            <dd className={styles.bar} aria-hidden="true">
              <FeeBar to={widthOf(value)} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={`fine ${styles.note}`}>
        <Unbroken text={labels.note} />
      </p>
    </div>
  );
}

/** Up to a value, and in it up to the lower end of its range; in percent. Attributes: the CSP forbids inline style. */
function FeeBar({ to, from = 0 }: { readonly to: number; readonly from?: number }) {
  return (
    <svg viewBox="0 0 100 1" preserveAspectRatio="none">
      <rect width={to} height="1" />
      <rect width={from} height="1" />
    </svg>
  );
}
