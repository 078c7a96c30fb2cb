import { facts } from '#content/facts-today.ts';
import { site } from '#content/site.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

/** Copy around the plans of the pricing page (R2.30). The plans are in content/en/pricing-plans.ts. */
export const pricing = {
  hero: {
    isBrief: true,
    eyebrow: 'Pricing',
    title: 'Subscription pricing, zero success fees',
    lead: 'No commission, no brokerage fee and no carried interest.',
    actions: [{ label: 'Get Started', to: { route: 'pricing', hash: 'plans' } }],
  },
  sections: {
    zeroSuccessFees: {
      kind: 'prose',
      tone: 'night',
      heading: 'No percentage of your deal',
      paragraphs: [
        `Intermediaries in private markets have traditionally charged ${facts.traditionalSuccessFee.text} of the amount raised or sold, payable at closing.`,
        `${site.name} charges none of it. The price depends on the plan, not on the size of the deal or on whether it closes.`,
        'Fees of the lawyers, auditors and advisers you engage are separate and agreed directly with them.',
      ],
    },
    transparentFee: {
      kind: 'features',
      heading: 'Every charge is known in advance',
      intro: 'Prices on this page are per plan. The FAQ quotes monthly prices by product.',
      items: [
        {
          title: 'Plan',
          description: `Capital Seekers: ${facts.priceCapitalSeekers.text} one-time. Business: ${facts.priceBusiness.text} as a yearly subscription. Enterprise: a custom quote.`,
        },
        {
          title: 'Add-ons',
          description: `Extra time, storage, users and listings each have a unit price, for example ${facts.multiExtraLicence.text} for a Business user licence.`,
        },
        {
          title: 'No charge at closing',
          description:
            'Closing a deal triggers no invoice. You do not report proceeds to us, because no charge depends on them.',
        },
      ],
    },
    rules: {
      kind: 'list',
      tone: 'sunk',
      layout: 'slips',
      heading: 'Payment terms in brief',
      intro: 'The terms of service apply in full. The main points:',
      items: [
        `A subscription fee is payable within ${facts.feeDueDays.text} of falling due.`,
        'An overdue fee blocks the account until the overdue amount is paid.',
        `You receive notice of a fee change at least ${facts.feeChangeNoticeDays.text} before it takes effect.`,
        'Subscription fees are not refunded when a subscription ends; re-subscription requires a new fee.',
      ],
    },
  },
  callToAction: {
    heading: 'Choose the right plan with our sales team',
    text: 'Share the number of projects, users and the storage you need, and we will recommend a plan.',
    actions: [
      { label: 'Get Started', to: { route: 'pricing', hash: 'plans' } },
      { label: 'Talk to sales', to: { route: 'contact', subject: 'enterprise-sales' } },
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
    ],
  },
} satisfies PageCopy;
