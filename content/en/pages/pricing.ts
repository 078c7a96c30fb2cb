import { facts } from '#content/facts-today.ts';
import { dollars } from '#content/prose-amounts.ts';
import { site } from '#content/site.ts';
import type { PricingCopy } from '#src/model/composed-pages.schema.ts';

const [project, month, gigabyte] = [
  facts.priceCapitalSeekers,
  facts.singleExtraMonth,
  facts.singleExtraGigabyte,
];
const [team, licence, listing] = [facts.priceBusiness, facts.multiExtraLicence, facts.multiExtraListing];

/** Copy around the plans of the pricing page (R2.30). The plans are in content/en/pricing-plans.ts. */
export const pricing = {
  hero: {
    eyebrow: 'Pricing',
    title: `${facts.priceBusiness.text} a year or ${facts.priceCapitalSeekers.text} a project. Zero success fees.`,
    lead: `Browsing the marketplace is free for approved investors. ${site.product.name} is a yearly subscription for teams, or a one-time price for a single project. Prices are in US dollars.`,
    actions: [{ label: 'Get Started', to: { route: 'pricing', hash: 'plans' } }],
  },
  sections: {
    zeroSuccessFees: {
      tone: 'night',
      heading: 'No percentage of your deal',
      paragraphs: [
        `Intermediaries in private markets have traditionally charged ${facts.traditionalSuccessFee.text} of the amount raised or sold, payable at closing. ${site.name} takes none of it: the price depends on the plan, not on the size of the deal or on whether it closes.`,
        `In return we do less. ${site.name} does not find investors, give advice or verify documents. Lawyers, auditors and advisers whom you appoint charge their own fees, agreed directly with you.`,
      ],
    },
    bills: {
      tone: 'sunk',
      heading: 'Three bills, added up',
      items: [
        { label: 'A founder with one project', value: dollars(project.value) },
        {
          label: `Three additional months and three extra GB: ${project.text} + 3 × ${month.text} + 3 × ${gigabyte.text}`,
          value: dollars(project.value + 3 * month.value + 3 * gigabyte.value),
        },
        {
          label: `A firm of seven with one listing, in the first year: ${team.text} + 2 × ${licence.text} + ${listing.text}`,
          value: dollars(team.value + 2 * licence.value + listing.value),
        },
      ],
    },
    transparentFee: {
      heading: 'You pay for the plan and its add-ons',
      intro:
        'Closing a deal triggers no invoice. You do not report proceeds to us, because no charge depends on them.',
    },
    rules: {
      heading: 'Payment terms in brief',
      items: [
        'The price stated to you when you subscribe is the one that applies. The FAQ also quotes monthly prices by product.',
        `A subscription fee is payable within ${facts.feeDueDays.text} of falling due.`,
        'An overdue fee blocks the account until the overdue amount is paid.',
        `You receive notice of a fee change at least ${facts.feeChangeNoticeDays.text} before it takes effect. A change does not affect a fee already paid for the current period.`,
        'Subscription fees are not refunded when a subscription ends; re-subscription requires a new fee.',
        'The terms of service apply in full.',
      ],
    },
  },
  callToAction: {
    heading: 'Not sure which plan fits?',
    text: 'Tell us how many projects and users you have and how much storage you need. We suggest a plan and state its price before you subscribe.',
    actions: [
      { label: 'Talk to sales', to: { route: 'contact', subject: 'enterprise-sales' } },
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
    ],
  },
} satisfies PricingCopy;
