import { facts } from '#content/facts-today.ts';
import { site } from '#content/site.ts';
import { successFeesOn, tickets } from '#content/sample-amounts.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

/** Copy of the secondary exit page (R2.40). */
export const secondaryExit = {
  hero: {
    eyebrow: 'Secondary exit',
    title: 'How do you sell shares that no exchange lists?',
    lead: 'A seed fund at the end of its term, an early employee with a mortgage to pay, a family that would rather own something else. Each holds shares without a market. Here is a place to list them and a room for the papers.',
    actions: [
      { label: 'List Shares', to: { platform: 'register-capital-seeker' } },
      { label: 'Get a quote', to: { route: 'contact', subject: 'Enterprise Sales' } },
      { label: 'Book a demo', to: { route: 'contact', subject: 'Demo Request' } },
    ],
    note: `A quote is for the use of the platform. ${site.name} does not value shares, broker their sale or promise that a buyer will be found.`,
  },
  sections: {
    steps: {
      kind: 'workflow',
      heading: 'Four steps from holding to cash',
      intro: 'The order is fixed. The pace is set by the two sides, and often by the company’s articles.',
      steps: [
        {
          icon: 'document',
          title: 'List shares',
          description:
            'Register, pass KYC and show that the holding is yours to sell. Describe it in the standard format: the company, the class, the size, what the buyer would have to take on.',
          features: [
            'Your rights shown before the upload',
            'The seller’s name confidential, if you wish',
            'Transfer clauses marked for the reader',
          ],
        },
        {
          icon: 'people',
          title: 'Connect with buyers',
          description:
            'Investors browse anonymously and get in touch when they mean it. An NDA is signed digitally before anyone sees the shareholder agreement.',
          features: [
            `Buyers from a marketplace of ${facts.countries.text} countries`,
            'Each one screened as a user',
            'No ringing round, and no rumour',
          ],
        },
        {
          icon: 'signature',
          title: 'Finalise transfer',
          description:
            'Buyer and seller settle the contract with their own lawyers, obtain the consents the articles require and see the register changed. The data room holds the set of papers both will want later.',
          features: [
            'Pre-emption and consents, in order',
            'One room for both sides’ counsel',
            'A price that you two have agreed',
          ],
        },
        {
          icon: 'percent',
          title: 'Receive funds',
          description: `The buyer pays on the terms the two of you have signed. ${site.name} takes no share of the price, where a success fee of ${facts.traditionalSuccessFee.text} is traditional.`,
          features: [
            'Paid from buyer to seller',
            'No commission out of the proceeds',
            'A closing set for your auditors',
          ],
        },
      ],
    },
    quiet: {
      kind: 'prose',
      heading: 'A seller’s name kept confidential',
      paragraphs: [
        'A question about a sale travels. A fund that rings round to place a holding is taken to be in trouble, and the company hears by lunch that an investor wants out. So the partner waits for the next round, or for a bid. The fund’s last year passes in waiting.',
        'A listing can keep the name of its publisher confidential, and the seller controls the filters on who may see what. The first buyer to learn who is selling should be one who has signed something.',
      ],
      exhibit: {
        kind: 'sight',
        steps: ['You list', 'A buyer engages', 'It signs the NDA'],
        rows: [
          {
            who: 'Everyone who reads',
            cells: ['The holding, no name', 'The holding, no name', 'The holding, no name'],
            seen: [],
          },
          { who: 'The buyer who signs', cells: ['No name', 'No name', 'Your name, the papers'], seen: [2] },
          { who: 'You', cells: ['No reader’s name', 'Who the buyer is', 'Who may open what'], seen: [1, 2] },
        ],
        note: 'A listing whose publisher is kept confidential.',
      },
    },
    papers: {
      kind: 'list',
      heading: 'What a buyer wants to read first',
      items: [
        'The articles and the shareholder agreement, with the clauses on pre-emption and consent marked.',
        'The entry in the share register, and the papers by which you came to hold it.',
        'The cap table, including the options that are not exercised yet.',
        'The last accounts you received as a shareholder, and what you may lawfully share of them.',
        'Anything that ties you to a date: a fund’s term, a lock-up, an option that lapses.',
      ],
    },
    price: {
      kind: 'features',
      heading: 'Who sets the price, and what does the sale cost?',
      items: [
        {
          title: 'The price',
          description:
            'You ask, they offer. There is no order book and no indicative price, and the platform has no opinion on either. If you want a valuation, engage an adviser for it and put the report in the room.',
        },
        {
          title: 'The cost',
          description: `It is known in advance. Success fees of ${facts.traditionalSuccessFee.text} are traditional in private deals; here the seller pays for access, and none of the proceeds come to us. Taxes, lawyers and the company’s own transfer charges are for you to count.`,
        },
      ],
      exhibit: {
        kind: 'screen',
        title: `A holding sold for ${tickets(20)}`,
        aside: 'A worked example',
        items: successFeesOn(20, 'None of the proceeds'),
        layout: 'row',
        note: 'The traditional rates on a sample amount. Taxes, lawyers and transfer charges come on top of either.',
      },
    },
  },
  callToAction: {
    heading: 'List a holding, or ask for a quote',
    text: 'Look up the transfer clause tonight. If the answer is yes, or yes with consent, list the holding. If you act for several holders, ask for a quote.',
    actions: [
      { label: 'List Shares', to: { platform: 'register-capital-seeker' } },
      { label: 'Get a quote', to: { route: 'contact', subject: 'Enterprise Sales' } },
      { label: 'Book a demo', to: { route: 'contact', subject: 'Demo Request' } },
    ],
  },
} satisfies PageCopy;
