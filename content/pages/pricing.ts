import { facts } from '#content/facts-today.ts';
import { site } from '#content/site.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

/** Copy around the plans of the pricing page (R2.30). The plans are in content/pricing-plans.ts. */
export const pricing = {
  hero: {
    eyebrow: 'Pricing',
    title: 'You pay for the platform, and the deal is yours',
    lead: `Four plans, with every price on this page but that of the largest. ${site.name} charges no success fee, no commission, no brokerage fee and no carried interest.`,
    actions: [
      { label: 'Get Started', to: { route: 'pricing', hash: 'plans' } },
      { label: 'Talk to sales', to: { route: 'contact', subject: 'Enterprise Sales' } },
    ],
  },
  sections: {
    plans: {
      kind: 'prose',
      heading: 'Four plans, and who each is for',
      paragraphs: [
        'Reading deals is free. One project to fund is one payment, and a team with several takes a subscription.',
      ],
    },
    zeroSuccessFees: {
      kind: 'prose',
      heading: 'What does zero success fees change?',
      paragraphs: [
        `An intermediary in private markets has traditionally asked for ${facts.traditionalSuccessFee.text} of the sum when a deal closes. The fee is easiest to accept on the first day, when it is a percentage of nothing, and hardest on the last, when it comes out of the money for the new plant.`,
        `${site.name} takes none of it. A round that doubles in size during negotiation costs the same to run. One that is abandoned in diligence leaves a subscription to account for and no argument about who introduced whom.`,
        'Other people’s bills remain. Lawyers, auditors and any adviser you engage charge as they have agreed with you.',
      ],
    },
    transparentFee: {
      kind: 'features',
      heading: 'Three kinds of charge, all known in advance',
      intro: 'You see which of them apply before you register.',
      items: [
        {
          title: 'The plan',
          description: `Capital Seekers pay ${facts.priceCapitalSeekers.text} one time. Business is ${facts.priceBusiness.text} as a yearly subscription. Enterprise is quoted.`,
        },
        {
          title: 'The add-on',
          description: `More time, storage, users or listings have a unit price. A Business team that hires an analyst adds a licence for ${facts.multiExtraLicence.text}; a Capital Seeker who needs another month pays ${facts.singleExtraMonth.text}.`,
        },
        {
          title: 'Nothing at closing',
          description:
            'No invoice is triggered by a signature. You do not report your proceeds to us, because no charge depends on them.',
        },
      ],
    },
    rules: {
      kind: 'list',
      heading: 'What happens if a payment is late, or the price changes?',
      intro: 'The terms of service say it at length. In short:',
      items: [
        `A subscription fee is payable within ${facts.feeDueDays.text} of falling due.`,
        'An overdue fee blocks the account until it has been paid.',
        `You are told of a change of fee at least ${facts.feeChangeNoticeDays.text} before it takes effect.`,
        'Fees are not refunded when a subscription ends, and coming back takes a new fee.',
      ],
    },
  },
  callToAction: {
    heading: 'Help with choosing a plan',
    text: 'Tell us how many projects you run, how many people work on them and how much paper they produce. Those three answers usually settle it.',
    actions: [
      { label: 'Talk to sales', to: { route: 'contact', subject: 'Enterprise Sales' } },
      { label: 'Book a demo', to: { route: 'contact', subject: 'Demo Request' } },
    ],
  },
} satisfies PageCopy;
