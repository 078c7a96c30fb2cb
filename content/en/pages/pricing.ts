import { facts } from '#content/facts-today.ts';
import { site } from '#content/site.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

/** Copy around the plans of the pricing page (R2.30). The plans are in content/en/pricing-plans.ts. */
export const pricing = {
  hero: {
    isBrief: true,
    eyebrow: 'Pricing',
    title: `${facts.priceBusiness.text} a year or ${facts.priceCapitalSeekers.text} a project. Zero success fees.`,
    lead: 'Investors join free. Firms pay a yearly subscription. A single project has a one-time price plus any add-ons.',
    actions: [{ label: 'Get Started', to: { route: 'pricing', hash: 'plans' } }],
  },
  sections: {
    zeroSuccessFees: {
      kind: 'prose',
      tone: 'night',
      heading: 'No percentage of your deal',
      paragraphs: [
        `Intermediaries in private markets have traditionally charged ${facts.traditionalSuccessFee.text} of the amount raised or sold, payable at closing.`,
        `${site.name} charges no part of it. The price depends on the plan, not on the size of the deal or on whether it closes.`,
        'Fees of the lawyers, auditors and advisers you appoint are separate and agreed directly with them.',
      ],
    },
    transparentFee: {
      kind: 'prose',
      heading: 'You pay for the plan and its add-ons',
      paragraphs: [
        'Closing a deal triggers no invoice. You do not report proceeds to us, because no charge depends on them.',
      ],
    },
    rules: {
      kind: 'list',
      heading: 'Payment terms in brief',
      items: [
        'The price stated to you when you subscribe is the one that applies.',
        `A subscription fee is payable within ${facts.feeDueDays.text} of falling due.`,
        'An overdue fee blocks the account until the overdue amount is paid.',
        `You receive notice of a fee change at least ${facts.feeChangeNoticeDays.text} before it takes effect.`,
        'Subscription fees are not refunded when a subscription ends; re-subscription requires a new fee.',
        'The terms of service apply in full.',
      ],
    },
  },
  callToAction: {
    heading: 'Not sure which plan fits?',
    text: 'Tell our sales team how many projects and users you have and how much storage you need. They will recommend a plan.',
    actions: [
      { label: 'Get Started', to: { route: 'pricing', hash: 'plans' } },
      { label: 'Talk to sales', to: { route: 'contact', subject: 'enterprise-sales' } },
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
    ],
  },
} satisfies PageCopy;
