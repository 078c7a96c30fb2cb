import { facts } from '#content/facts-today.ts';
import { site } from '#content/site.ts';
import { dollars } from '#content/prose-amounts.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

const [least, most] = facts.traditionalSuccessFee.value;

/** The example of a success fee, in US dollars. */
const EXAMPLE = 50_000_000;

/** Copy of the page for fund managers (R2.34). */
export const fundManagers = {
  hero: {
    layout: 'below',
    tone: 'night',
    eyebrow: 'Fund managers',
    title: 'Take your fund to final close with one investor list',
    lead: `${site.product.name} shows every partner the same list: what each investor has asked, signed and committed, and what is outstanding before the close. The Business plan is ${facts.priceBusiness.text} a year.`,
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
      { label: 'See pricing', to: { route: 'pricing' } },
    ],
    note: `For private equity, private credit and real estate funds. A listing on the marketplace is an add-on, and can go live once the fund’s documents are approved.`,
  },
  sections: {
    delays: {
      kind: 'list',
      tone: 'sunk',
      layout: 'columns',
      pace: 'dense',
      heading: 'Four places where fundraising loses time',
      items: [
        'Due diligence answers spread across email threads',
        'Partners giving one investor different closing dates',
        'Identity checks started only at subscription',
        'Side-letter terms missed at the next close',
      ],
    },
    raise: {
      kind: 'features',
      heading: 'One answer to each of them',
      items: [
        {
          title: 'Answers in the Q&A of the data room',
          description:
            'Answer a question once, beside the document, and every allocator you admit can read it.',
        },
        {
          title: 'One closing date on the list',
          description: 'Partners see the same date, the same stage and the same next step for an investor.',
        },
        {
          title: 'Status before subscription',
          description:
            'Send NDAs for e-signature, and see the status of an investor’s know-your-customer and anti-money-laundering (KYC/AML) checks from the first expression of interest.',
        },
        {
          title: 'Side letters under each investor',
          description: 'Terms agreed at one close are on file at the next.',
        },
      ],
    },
    workflow: {
      kind: 'workflow',
      heading: 'Every partner sees the same investor at the same stage',
      steps: [
        {
          title: 'Load the fund documents',
          description:
            'Add the placement memorandum, audited accounts and track record before outreach begins.',
          features: ['One current version of each document', 'Confidential files behind the NDA'],
        },
        {
          title: 'Assign each investor',
          description: 'Assign every allocator to one partner, with notes from earlier funds.',
          features: ['One partner and a next step', 'Earlier decisions on record'],
        },
        {
          title: 'List the fund',
          description: 'Present the strategy to professional investors in the standard format.',
          features: [
            'Interest from investors you have not met',
            `${facts.multiExtraListing.text} for ${facts.listingMonths.text}`,
          ],
        },
        {
          title: 'Move investors to commitment',
          description:
            'Take each investor from interest through diligence to commitment, one stage at a time.',
          features: ['Stages that all partners share', 'NDAs sent for e-signature'],
        },
        {
          title: 'Follow the KYC/AML checks',
          description:
            'Follow the status of each investor’s KYC/AML checks alongside diligence. Your own duties before subscription remain.',
          features: ['Status on each investor’s file', 'Outstanding items listed'],
        },
        {
          title: 'Hold the first close',
          description: 'Record each commitment and file each side letter under its investor.',
          features: ['Side letters by investor', 'Terms on file for the next close'],
        },
        {
          title: 'Continue to the final close',
          description:
            'Use the same list for each later close: who has committed, who is in diligence and what is outstanding.',
          features: ['One closing date for all partners', 'Terms of earlier closes on file'],
        },
      ],
    },
    reach: {
      kind: 'prose',
      pace: 'dense',
      heading: 'List the fund where investors can find it',
      paragraphs: [
        'Investors read the listing anonymously and reveal their identity when they engage, so the first call is with someone who asked to talk. Co-investments can be listed too.',
      ],
    },
    realEstate: {
      kind: 'prose',
      tone: 'sunk',
      pace: 'dense',
      heading: 'A real estate fund buys and sells from the same files',
      paragraphs: [
        'Each property has its own data room. When the fund sells, buyers are admitted to the room that it used when it bought.',
      ],
    },
    carry: {
      kind: 'figures',
      tone: 'paper',
      pace: 'standard',
      heading: `${site.name} takes no share of your carried interest`,
      items: [
        {
          value: facts.traditionalSuccessFee.text,
          label: 'traditional success fee at a close',
          isReplaced: true,
        },
        {
          value: 'Zero',
          label: `paid to ${site.name} at any close`,
        },
        {
          value: facts.multiExtraListing.text,
          label: `per marketplace listing for ${facts.listingMonths.text}, an add-on of the Business plan`,
        },
      ],
      exhibit: {
        kind: 'fees',
        title: `On a close of ${dollars(EXAMPLE)}`,
        aside: 'Worked example',
        fees: [
          {
            name: `Intermediary’s fee, ${least}%`,
            value: dollars((EXAMPLE * least) / 100),
            amount: (EXAMPLE * least) / 100,
          },
          {
            name: `Intermediary’s fee, ${most}%`,
            value: dollars((EXAMPLE * most) / 100),
            amount: (EXAMPLE * most) / 100,
          },
        ],
        price: {
          name: `On ${site.name}`,
          value: `${facts.priceBusiness.text} a year`,
          amount: facts.priceBusiness.value,
        },
        note: 'The price is that of the Business plan. An intermediary finds investors; the platform does not.',
      },
    },
  },
  callToAction: {
    heading: 'Book a demo before your next close',
    text: 'We set up your closing calendar with sample names and show what is outstanding before each close.',
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
      { label: 'See pricing', to: { route: 'pricing' } },
    ],
    related: ['pe-venture-capital', 'family-office', 'fundraisers', 'faq'],
  },
} satisfies PageCopy;
