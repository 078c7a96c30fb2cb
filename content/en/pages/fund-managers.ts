import { facts } from '#content/facts-today.ts';
import { site } from '#content/site.ts';
import { day, money, prose } from '#content/sample-forms.ts';
import { committedOf, investorsOf, world } from '#content/sample-world.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';
import { sampleNames } from '../sample-names.ts';

const [least, most] = facts.traditionalSuccessFee.value;

const investors = investorsOf('fund');

/** Copy of the page for fund managers (R2.34). */
export const fundManagers = {
  hero: {
    picture: 'segment-fund-managers',
    screen: { kind: 'product', screen: 'fund-raise', note: 'Sample data.' },
    tone: 'night',
    eyebrow: 'Fund managers',
    title: 'Take your fund to final close with one investor list',
    lead: `${site.product.name} combines investor CRM, deal pipeline, virtual data room, NDAs and KYC/AML checks, so that every partner works from the same list from the first meeting on.`,
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
      { label: 'Apply as a capital seeker', to: { platform: 'register-capital-seeker' } },
    ],
    note: 'A listing is published after KYC/AML checks and review of the fund’s documents.',
  },
  sections: {
    delays: {
      kind: 'list',
      tone: 'sunk',
      layout: 'columns',
      heading: 'Where fundraising loses time',
      items: [
        'Due diligence answers spread across email threads',
        'Partners giving one investor different closing dates',
        'KYC started only at subscription',
        'Side-letter terms missed at the next close',
      ],
    },
    raise: {
      kind: 'features',
      heading: `What ${site.product.name} does for a fund`,
      items: [
        {
          title: 'Investor CRM and pipeline',
          description: 'See each investor’s stage, owner and history across the partnership.',
        },
        {
          title: 'Fund data room',
          description:
            'Keep the placement memorandum, audited accounts and due diligence answers ready for the next allocator.',
        },
        {
          title: 'NDAs and KYC/AML checks',
          description: 'Send NDAs for e-signature and start checks with the first expression of interest.',
        },
      ],
    },
    workflow: {
      kind: 'workflow',
      heading: 'How a fund gets from data room to final close',
      steps: [
        {
          icon: 'folder',
          title: 'Load the fund documents',
          description:
            'Add the placement memorandum, accounts and track record to the data room before outreach begins.',
          features: ['One version of each document', 'Confidential files behind the NDA'],
        },
        {
          icon: 'people',
          title: 'Assign each investor',
          description: 'Assign every allocator to one partner, with notes from earlier funds.',
          features: ['One owner and next step', 'History in the CRM'],
        },
        {
          icon: 'globe',
          title: 'List the fund',
          description:
            'Present the strategy on the marketplace to professional investors, who browse anonymously.',
          features: ['Inbound investor interest', 'You set who sees your information'],
        },
        {
          icon: 'pipeline',
          title: 'Move investors to commitment',
          description:
            'Take each investor from interest through diligence to commitment, one stage at a time.',
          features: ['Stages that all partners share', 'NDAs sent for e-signature'],
        },
        {
          icon: 'shield',
          title: 'Complete KYC/AML checks',
          description: 'Run the checks alongside diligence, before subscription.',
          features: ['Checks on each investor’s file', 'Outstanding items listed'],
        },
        {
          icon: 'document',
          title: 'Hold the first close',
          description: 'Record each commitment and file each side letter under its investor.',
          features: ['Side letters by investor', 'No success fee'],
        },
        {
          icon: 'calendar',
          title: 'Continue to the final close',
          description:
            'Use the same list for each later close: who has committed, who is in diligence and what is outstanding.',
          features: ['One closing date for every partner', 'Terms of earlier closes on file'],
        },
      ],
    },
    closings: {
      kind: 'prose',
      tone: 'night',
      heading: 'See what the next close still needs',
      paragraphs: [
        'Each investor stays on one list from the first close to the last, with its commitment, NDA, KYC/AML checks and side letter. Before partners set a closing date, they see who is ready and what is outstanding.',
        `Your fund administrator keeps the books; ${site.product.name} shows how far fundraising has come.`,
      ],
      exhibit: {
        kind: 'screen',
        title: `Final close of ${sampleNames.fund.name}`,
        aside: day(world.fund.finalClose),
        items: investors.map(({ investor, amount, state, sideLetter }) => ({
          name: sampleNames.firms[investor].name,
          value: money(amount),
          state: state === 'signed' ? ('done' as const) : ('due' as const),
          lines: [sideLetter ? 'Side letter filed' : sampleNames.states[state].text],
        })),
        total: { name: 'Committed so far', value: money(committedOf('fund')) },
        note: 'One investor list before a close.',
      },
    },
    reach: {
      kind: 'prose',
      heading: 'Reach new investors through the marketplace',
      paragraphs: [
        'Investors review your listing anonymously and reveal their identity when they engage, so the first call is with an investor who has chosen your fund. Co-investments can be listed in the same way.',
      ],
      exhibit: {
        kind: 'flow',
        from: [
          `A marketplace that reaches ${facts.countries.text} countries`,
          'Allocators new to the firm',
          'Investors in earlier funds',
        ],
        middle: 'One fund listing',
        to: ['Identity revealed when they engage', 'First call with an investor who chose your fund'],
        note: 'How investors reach a listed fund.',
      },
    },
    credit: {
      kind: 'prose',
      tone: 'sunk',
      heading: 'Credit funds can compare loans in one format',
      paragraphs: [
        'A fund that lends compares senior and mezzanine loans under the same headings, opens borrower documents after the NDA and shares larger loans through co-investment. How the risk is priced is the fund’s decision.',
      ],
      exhibit: {
        kind: 'screen',
        title: 'Loan listings',
        aside: 'Private credit',
        items: [
          {
            name: 'Senior loan',
            value: 'First charge',
            lines: ['Two covenants, tested quarterly', 'Behind the NDA: lease and accounts'],
          },
          {
            name: 'Mezzanine loan',
            value: 'Second charge',
            lines: ['One covenant, tested annually', 'Behind the NDA: intercreditor agreement'],
          },
          { name: 'Co-investment', value: 'Open', lines: ['Each lender decides independently'] },
        ],
        note: 'Sample loans in the same format.',
      },
    },
    carry: {
      kind: 'figures',
      tone: 'paper',
      heading: `${site.name} takes no share of your carried interest`,
      items: [
        {
          value: facts.traditionalSuccessFee.text,
          label: 'traditional success fee at a close',
          isReplaced: true,
        },
        {
          value: 'Zero',
          label: `paid to ${site.name} in success fees, commissions, brokerage fees or carried interest`,
        },
      ],
      exhibit: {
        kind: 'fees',
        title: `On a close of ${prose(10_000_000)}`,
        aside: 'Worked example',
        fees: [
          {
            name: `A success fee of ${least}%`,
            value: prose(100_000 * least),
            amount: 100_000 * least,
          },
          {
            name: `A success fee of ${most}%`,
            value: prose(100_000 * most),
            amount: 100_000 * most,
          },
        ],
        price: {
          name: `On ${site.name}`,
          value: `${facts.priceBusiness.text} a year, no success fee`,
          amount: facts.priceBusiness.value,
        },
        note: 'The price is that of the Business plan. An intermediary’s services differ from the platform’s.',
      },
    },
  },
  callToAction: {
    heading: 'Book a demo before your next close',
    text: 'We use your stages and your closing calendar. The pricing page shows what the Business plan includes.',
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
      { label: 'See pricing', to: { route: 'pricing' } },
    ],
    related: ['pe-venture-capital', 'fundraisers', 'secondary-exit', 'faq'],
  },
} satisfies PageCopy;
