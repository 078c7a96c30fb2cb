import { facts } from '#content/facts-today.ts';
import { feeCalculator } from '#words/pricing-plans.ts';
import { FeeCalculator } from '#src/features/fee-calculator/fee-calculator.tsx';

/** The calculator with the figures of this site. */
export function Calculator() {
  return (
    <FeeCalculator
      labels={feeCalculator.labels}
      percent={facts.traditionalSuccessFee.value}
      planPrice={facts.priceBusiness.value}
      limits={{ least: facts.calculatorLeast.value, most: facts.calculatorMost.value }}
      initialAmount={feeCalculator.initialAmount}
    />
  );
}
