import { pricing } from '#words/pages/pricing.ts';
import { addOns, feeCalculator, pricingPlans } from '#words/pricing-plans.ts';
import { DeferredStyle } from '#src/lib/deferred-style.tsx';
import { FeeCalculator } from '#src/features/fee-calculator/fee-calculator.island.tsx';
import { Island } from '#src/platform/islands/island.tsx';
import { Actions } from '#src/sections/actions/actions.tsx';
import { Band } from '#src/sections/band/band.tsx';
import { CallToAction } from '#src/sections/call-to-action/call-to-action.tsx';
import { FigureSection, Prose } from '#src/sections/content-page/sections.tsx';
import { OwnerAnswers } from '#src/sections/owner-answers/owner-answers.tsx';
import charges from './charges.module.css';
import hero from './pricing-hero.module.css';
import { PlanTable } from './plan-table.tsx';

/** The offer with its calculator, the plans side by side, and all other charges (R2.30). */
export function PricingPage() {
  return (
    <>
      <PricingHero />
      <PlanTable />
      <Prose copy={pricing.sections.zeroSuccessFees} />
      <Charges />
      <FigureSection copy={pricing.sections.bills} />
      <OwnerAnswers page="pricing" />
      <CallToAction copy={pricing.callToAction} seed="pricing" />
    </>
  );
}

/** The offer in one line, next to the fees that it replaces. Phones list all prices below it. */
function PricingHero() {
  const { eyebrow, title, lead, actions } = pricing.hero;
  return (
    <div className={hero.hero}>
      <div className={`container oneColumn ${hero.inner}`}>
        <div className={`stack4 ${hero.text}`}>
          <p className="eyebrow">{eyebrow}</p>
          <h1 className={hero.title}>{title}</h1>
          <p className={`lead ${hero.lead}`}>{lead}</p>
          <Actions actions={actions} />
        </div>
        <ul className={`belowTablet screenOnly ${hero.prices}`} role="list">
          {pricingPlans.map(({ id, name, price, period }) => (
            <li key={id}>
              <a className={`row plainLink ${hero.entry}`} href={`#card-${id}`}>
                {name}
                <span className="note">{period}</span>
                <strong className={`subheading ${hero.amount}`}>{price}</strong>
              </a>
            </li>
          ))}
        </ul>
        <section className={`card oneColumn stack4 ${hero.calculator}`} aria-labelledby="calculator-title">
          <h2 className="subheading" id="calculator-title">
            {feeCalculator.heading}
          </h2>
          <Island of={FeeCalculator} props={{}} />
        </section>
      </div>
      <DeferredStyle />
    </div>
  );
}

/** All charges other than the plans: the add-ons of each plan with their unit prices, and the terms of payment. */
function Charges() {
  const { transparentFee, rules } = pricing.sections;
  const plans = pricingPlans.filter(({ id }) => addOns.items.some(({ plan }) => plan === id));
  return (
    <Band
      heading={transparentFee.heading}
      intro={transparentFee.intro}
      layout="split"
      exhibit={
        <div className={charges.rules}>
          <h3 className={`label ${charges.heading}`}>{rules.heading}</h3>
          <ul className={charges.list}>
            {rules.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      }
    >
      <div className="stack6">
        <div className={charges.plans}>
          {plans.map(({ id, name }) => (
            <div key={id}>
              <h3 className={`label ${charges.heading}`}>{`${addOns.heading}: ${name}`}</h3>
              <dl className={charges.prices}>
                {addOns.items
                  .filter(({ plan }) => plan === id)
                  .map(({ id: addOn, label, price, unit }) => (
                    <div key={addOn} className={`stack4 ${charges.item}`}>
                      <dt>{label}</dt>
                      <dd className={charges.price}>
                        {price} <span className="note">{unit}</span>
                      </dd>
                    </div>
                  ))}
              </dl>
            </div>
          ))}
        </div>
        <p className="fine">{addOns.intro}</p>
      </div>
    </Band>
  );
}
