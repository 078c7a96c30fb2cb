import { facts } from '#content/facts-today.ts';
import { site } from '#content/site.ts';
import { tickets } from '#content/sample-amounts.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

const [least, most] = facts.traditionalSuccessFee.value;

/** Copy of the page for fund managers (R2.34). */
export const fundManagers = {
  hero: {
    picture: 'segment-fund-managers',
    screen: { kind: 'product', screen: 'fund-raise', note: 'Sample data.' },
    tone: 'night',
    eyebrow: 'Fund managers',
    title: 'Run your fundraise on one investor record',
    lead: `${site.product.name} combines investor CRM, deal pipeline, virtual data room, NDAs and KYC/AML checks, from the first meeting to the final close.`,
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
      { label: 'List your fund', to: { platform: 'register-capital-seeker' } },
    ],
  },
  sections: {
    delays: {
      kind: 'list',
      tone: 'sunk',
      layout: 'slips',
      heading: 'Where fundraises lose time',
      items: [
        'Due diligence answers spread across email threads',
        'Partners giving one investor different closing dates',
        'KYC opened only at subscription',
        'Side-letter terms missed at the next close',
      ],
    },
    raise: {
      kind: 'features',
      heading: 'Manage the whole raise on one platform',
      items: [
        {
          title: 'Investor CRM and pipeline',
          description:
            'Every investor has one stage, one owner and one history, shared by the whole partnership.',
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
      heading: 'A fundraise in seven steps',
      steps: [
        {
          icon: 'folder',
          title: 'Prepare the data room',
          description: 'Load the placement memorandum, accounts and track record before outreach begins.',
          features: ['One version of each document', 'Confidential files behind the NDA'],
        },
        {
          icon: 'people',
          title: 'Assign each investor',
          description: 'Give every allocator one responsible partner, with notes from earlier funds.',
          features: ['One owner and next step', 'History in the CRM'],
        },
        {
          icon: 'globe',
          title: 'List the fund',
          description:
            'Present the strategy on the marketplace to professional investors, who browse anonymously.',
          features: ['Inbound investor interest', 'Filters on your information'],
        },
        {
          icon: 'pipeline',
          title: 'Advance commitments',
          description: 'Move investors from interest through diligence to commitment, one stage at a time.',
          features: ['Shared pipeline stages', 'E-signature for NDAs'],
        },
        {
          icon: 'shield',
          title: 'Complete KYC/AML checks',
          description: 'Run checks alongside diligence, ahead of subscription.',
          features: ['Checks on the investor record', 'Outstanding items in view'],
        },
        {
          icon: 'document',
          title: 'Close the fund',
          description: 'File each side letter with its investor, for reference at every later close.',
          features: ['Side letters by investor', 'Zero success fees'],
        },
        {
          icon: 'calendar',
          title: 'Report to investors',
          description: 'Share quarterly reports and capital call notices in the same data room.',
          features: ['Access by investor', 'History for the next fund'],
        },
      ],
    },
    afterClose: {
      kind: 'prose',
      tone: 'night',
      heading: 'Keep investor documents available after closing',
      paragraphs: [
        'Quarterly reports, capital call notices and side letters stay in the data room, with access set for each investor. The administrator keeps the books; the platform keeps the documents.',
      ],
      exhibit: {
        kind: 'screen',
        title: 'Pension plan',
        aside: 'Investor since first close',
        items: [
          { name: 'Quarterly report', value: 'Access granted', state: 'done' },
          { name: 'Capital call notice', value: 'Access granted', state: 'done' },
          {
            name: 'Side letter, as amended',
            value: 'Filed',
            state: 'done',
            lines: ['Most-favoured-nation clause marked'],
          },
          { name: 'Questionnaire for the next fund', value: 'With the partner', state: 'due' },
        ],
        note: 'Documents and access of one investor. Illustrative names.',
      },
    },
    reach: {
      kind: 'prose',
      heading: 'Reach new investors through the marketplace',
      paragraphs: [
        'Investors review your listing anonymously and reveal their identity when they engage, so first calls start with informed interest. Co-investments can be listed in the same way.',
      ],
      exhibit: {
        kind: 'confluence',
        from: [
          `A marketplace of ${facts.countries.text} countries`,
          'Allocators new to the firm',
          'Investors in earlier funds',
        ],
        middle: 'One fund listing',
        to: ['Identity revealed on engagement', 'Informed first calls'],
        note: 'How investors reach a listed fund.',
      },
    },
    credit: {
      kind: 'prose',
      tone: 'sunk',
      heading: 'Private credit in one standard format',
      paragraphs: [
        'Compare senior and mezzanine loans under the same headings, keep borrower documents behind the NDA, and share larger loans through co-investment. Pricing risk remains with the fund.',
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
        note: 'Illustrative listings.',
      },
    },
    carry: {
      kind: 'figures',
      tone: 'paper',
      heading: 'Your carried interest stays yours',
      items: [
        {
          value: facts.traditionalSuccessFee.text,
          label: 'traditional success fee at a close',
          isReplaced: true,
        },
        { value: 'Zero', label: 'success fees, commissions or carried interest to the platform' },
      ],
      exhibit: {
        kind: 'fees',
        title: `On a close of ${tickets(100)}`,
        aside: 'Worked example',
        fees: [
          {
            name: `A success fee of ${least}%`,
            value: tickets((100 * least) / 100),
            amount: (100 * facts.minimumTicket.value * least) / 100,
          },
          {
            name: `A success fee of ${most}%`,
            value: tickets((100 * most) / 100),
            amount: (100 * facts.minimumTicket.value * most) / 100,
          },
        ],
        price: {
          name: `On ${site.name}`,
          value: `${facts.priceBusiness.text} a year, no carry`,
          amount: facts.priceBusiness.value,
        },
        note: 'The price is that of the Business plan.',
      },
    },
  },
  callToAction: {
    heading: `See your fundraise in ${site.product.name}`,
    text: 'A walkthrough of the platform, using your own process and stages.',
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
      { label: 'See pricing', to: { route: 'pricing' } },
    ],
    related: ['pe-venture-capital', 'fundraisers', 'secondary-exit', 'faq'],
  },
} satisfies PageCopy;
