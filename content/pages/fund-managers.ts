import { facts } from '#content/facts-today.ts';
import { site } from '#content/site.ts';
import { successFeesOn, tickets } from '#content/sample-amounts.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

/** Copy of the page for fund managers (R2.34). */
export const fundManagers = {
  hero: {
    eyebrow: 'Fund managers',
    title: 'Every promise to an investor, written in one place',
    lead: `A fundraise is a long string of conversations, and the fund lives with every one of them for years. ${site.product.name} keeps the calls, the documents, the NDAs and the checks beside the investor they concern.`,
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'Demo Request' } },
      { label: 'List your fund', to: { platform: 'register-capital-seeker' } },
    ],
  },
  sections: {
    delays: {
      kind: 'list',
      heading: 'Four moments in which a raise loses weeks',
      intro: 'Seldom in the pitch. More often in moments like these.',
      items: [
        'A pension fund asks for the track record by vintage. A good answer exists, in a reply to somebody else, sent in March.',
        'Two partners call the same consultant on the same day and give different dates for first close.',
        'An investor says yes in spring. The KYC file is opened in summer, with the subscription documents.',
        'A side letter is settled by email. Its most-favoured-nation clause is remembered at second close.',
      ],
    },
    raise: {
      kind: 'features',
      heading: 'Raise from one book of investors',
      items: [
        {
          title: 'A pipeline the partners share',
          description:
            'Soft-circled, in diligence, with the lawyers, gone quiet: each investor stands at one stage, and the partnership agrees on which. Nobody is called twice for the same answer.',
        },
        {
          title: 'A data room that is kept, not rebuilt',
          description:
            'The private placement memorandum, the audited accounts and the answered questionnaires stay in a secure room. When the same question comes back from the next allocator, so does the answer.',
        },
        {
          title: 'Checks from the first call on',
          description:
            'KYC/AML checks sit beside the pipeline, so compliance can start when the interest does. NDAs go out for e-signature and confidential material follows the signature.',
        },
      ],
    },
    workflow: {
      kind: 'workflow',
      heading: 'A fundraise in seven steps',
      intro: 'Each step leaves its papers where the next one begins.',
      steps: [
        {
          icon: 'folder',
          title: 'Stock the room before the first call',
          description:
            'The placement memorandum, the audited accounts and the track record by vintage go in while the team still has time to argue about the wording. Allocators ask for all three anyway.',
          features: [
            'One current version of each paper',
            'Questionnaires kept with their answers',
            'Confidential files behind the NDA',
          ],
        },
        {
          icon: 'people',
          title: 'Give each allocator one partner',
          description:
            'A re-up and a first meeting are different conversations. The CRM says who owns which, what was said last time and who sat in the room when it was said.',
          features: [
            'One owner and one next step each',
            'Notes from the previous fund',
            'No investor called twice',
          ],
        },
        {
          icon: 'globe',
          title: 'List the fund where strangers can read it',
          description:
            'Professional investors go through the listing without giving their names. Those who write to you know the strategy already, and the first call can begin with their doubts.',
          features: [
            `A marketplace of ${facts.countries.text} countries`,
            'Investors who come forward by themselves',
            'Filters on who may see what',
          ],
        },
        {
          icon: 'pipeline',
          title: 'Turn soft circles into signatures',
          description:
            'Interested, in diligence, with the lawyers, committed. Monday’s meeting leaves alone the names that moved and spends its hour on the ones that have stood still for a fortnight.',
          features: [
            'Stages the partnership agrees on',
            'NDAs out for e-signature',
            'The state of the raise on one screen',
          ],
        },
        {
          icon: 'shield',
          title: 'Clear investors while it is early',
          description:
            'A missing passport copy is a nuisance in May and a postponed close in June. KYC/AML checks begin when the interest does, beside the investor they concern.',
          features: [
            'Checks in the same record as the talks',
            'Compliance told of each new name',
            'Papers chased before closing week',
          ],
        },
        {
          icon: 'document',
          title: 'Close, with every promise in view',
          description:
            'Each side letter stays with the investor it was given to. When the second close raises a most-favoured-nation clause, counsel reads from a file where somebody would have had to remember.',
          features: [
            'Side letters filed by investor',
            'No success fee on the money raised',
            'Carried interest left entirely to you',
          ],
        },
        {
          icon: 'calendar',
          title: 'Report from the room you raised in',
          description:
            'Quarterly letters and capital call notices go where the memorandum was. The administrator keeps the books; investors know where to look, and the next fund opens with a history.',
          features: [
            'Letters and notices at one address',
            'Fewer requests to send it again',
            'Relations that outlive the fund',
          ],
        },
      ],
    },
    afterClose: {
      kind: 'prose',
      heading: 'Investor reporting between two quarterly letters',
      paragraphs: [
        'For many, an inbox. The letter came in April, the capital call notice in May, and the amended side letter some time before. Each request to resend one is small. Together they are somebody’s afternoon.',
        'Put the papers in the room and the investor can look for them there. The administrator still calculates the call and keeps the books; the platform keeps the documents and the conversation around them. When the next fund opens, its first list of names already has a history.',
      ],
      exhibit: {
        kind: 'screen',
        title: 'Sample Pension Plan',
        aside: 'Since the first close',
        items: [
          { name: 'Quarterly letter', value: 'Read in April', state: 'done' },
          { name: 'Capital call notice', value: 'Opened twice in May', state: 'done' },
          {
            name: 'Side letter, as amended',
            value: 'Filed',
            state: 'done',
            lines: ['With the clause that second close asks about'],
          },
          { name: 'Questionnaire for the next fund', value: 'With the partner', state: 'due' },
        ],
        note: 'The papers of one sample investor, where it looks for them.',
      },
    },
    reach: {
      kind: 'prose',
      heading: 'Let new investors read before they call',
      paragraphs: [
        `A fund listed on the marketplace can be read by investors who browse from ${facts.countries.text} countries, without giving their names. They make themselves known when they wish to talk. Whoever writes to you has read the page first, so the first call can begin with questions.`,
        'Co-investment works in the same way. A deal too large for the fund can be shown to investors who have come to look for one.',
      ],
      exhibit: {
        kind: 'confluence',
        from: [
          `Readers in ${facts.countries.text} countries`,
          'Allocators you have never met',
          'Investors in your earlier funds',
        ],
        middle: 'Your listing, read without a name',
        to: ['Some leave, and nobody is troubled', 'Those who write have read it'],
        note: 'A name is given at the end, by the reader.',
      },
    },
    credit: {
      kind: 'prose',
      heading: 'For private credit funds',
      paragraphs: [
        'A private credit fund raises like any other and then reads for a living: covenants, security, the borrower’s accounts. Loans are listed in the same standard format as equity, so a senior loan can be set beside a mezzanine one without leaving the page.',
        'The borrower’s papers wait in the data room behind an NDA, and a loan too large for one fund can be shared through co-investment. Pricing the risk is the work of the fund; the platform has no opinion on it.',
      ],
      exhibit: {
        kind: 'screen',
        title: 'Two loans, one format',
        aside: 'Sample listings',
        items: [
          {
            name: 'Senior loan',
            value: 'First charge on a warehouse',
            lines: ['Covenants: two, tested each quarter', 'Behind the NDA: the lease and the accounts'],
          },
          {
            name: 'Mezzanine loan',
            value: 'Second charge, after the bank',
            lines: ['Covenants: one, tested each year', 'Behind the NDA: the bank’s agreement'],
          },
          {
            name: 'Too large for one fund',
            value: 'Open to co-investment',
            lines: ['Each lender decides for itself'],
          },
        ],
        note: 'The same headings in the same order, on sample loans.',
      },
    },
    carry: {
      kind: 'figures',
      heading: 'The carried interest stays yours',
      items: [
        { value: facts.traditionalSuccessFee.text, label: 'the success fee that is traditional at a close' },
        {
          value: 'Zero',
          label: 'success fee, commission, brokerage fee or carry: a subscription pays for the marketplace',
        },
      ],
      exhibit: {
        kind: 'screen',
        title: `On a close of ${tickets(100)}`,
        aside: 'A worked example',
        items: successFeesOn(100, 'Zero, and no carry'),
        layout: 'row',
        note: 'The traditional rates on a sample amount. The subscription does not change with it.',
      },
    },
  },
  callToAction: {
    heading: 'See your investor spreadsheet as a pipeline',
    text: 'Its columns, without the names, are enough. In the demonstration we will go through them one at a time and show where each would be kept.',
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'Demo Request' } },
      { label: 'See pricing', to: { route: 'pricing' } },
    ],
  },
} satisfies PageCopy;
