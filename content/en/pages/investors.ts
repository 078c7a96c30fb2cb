import { facts } from '#content/facts-today.ts';
import { site } from '#content/site.ts';
import { prose } from '#content/sample-forms.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

/** Copy of the page for professional investors (R2.36). */
export const investors = {
  hero: {
    picture: 'segment-investors',
    eyebrow: 'Professional investors',
    title: 'No issuer learns who you are until you engage',
    lead: `Review private-market opportunities in one standard format, on a marketplace that reaches ${facts.countries.text} countries. Only the issuer you engage with learns your name.`,
    actions: [
      { label: 'Join Now', to: { platform: 'register-investor' } },
      { label: 'How the marketplace works', to: { route: 'marketplace' } },
    ],
    note: 'Your application is subject to terms and pending clearance, with no commitment and no credit card.',
    screen: {
      kind: 'product',
      screen: 'listing-anonymous',
      note: 'One listing, as you and the issuer see it. Sample data.',
    },
  },
  sections: {
    proof: { kind: 'proof' },
    benefits: {
      kind: 'features',
      heading: 'Five reasons to apply',
      items: [
        {
          title: 'Matched opportunities',
          description: 'Receive information on projects that match your investor profile.',
        },
        {
          title: 'Anonymous browsing',
          description: 'Evaluate opportunities before any issuer learns your name or your firm.',
        },
        {
          title: 'Standard deal formats',
          description: 'Compare asset classes, regions and minimum tickets under the same headings.',
        },
        {
          title: 'Co-investment',
          description: 'Invest alongside others, at a ticket size that suits your mandate.',
        },
        {
          title: 'Free of charge',
          description: 'You pay no success fees, commissions, brokerage fees or carried interest.',
        },
      ],
      exhibit: {
        kind: 'screen',
        title: 'Listings in the standard format',
        aside: 'Marketplace',
        layout: 'row',
        items: [
          {
            name: 'Olive estate',
            value: `from ${prose(500_000)}`,
            lines: ['Real estate · Europe', 'Return on sale'],
          },
          {
            name: 'Credit fund',
            value: `from ${prose(1_000_000)}`,
            lines: ['Private credit · GCC', 'Quarterly income'],
          },
          {
            name: 'Fintech company',
            value: `from ${prose(100_000)}`,
            lines: ['Venture · South Asia', 'Return at exit'],
          },
        ],
        note: 'Illustrative listings.',
      },
    },
    privacy: {
      kind: 'prose',
      tone: 'night',
      heading: 'What an issuer sees before and after you engage',
      paragraphs: [
        'The marketplace works by reverse inquiry: no issuer can approach you because of what you browse. You decide when to engage.',
        'Your investor profile is visible to other users within the filters you set. It need not name you.',
      ],
      exhibit: {
        kind: 'visibility',
        steps: ['You browse', 'You engage', 'You sign the NDA'],
        rows: [
          {
            who: 'You',
            cells: ['The listing', 'Direct talks', 'The data room, if admitted'],
            seen: [0, 1, 2],
          },
          {
            who: 'The issuer you engage with',
            cells: ['No name', 'Your name', 'Name and signature'],
            seen: [1, 2],
          },
          { who: 'Every other issuer', cells: ['No name', 'No name', 'No name'], seen: [] },
        ],
        note: 'The issuer decides whom it admits to the data room.',
      },
    },
    workflow: {
      kind: 'workflow',
      heading: 'How to apply, engage and invest',
      steps: [
        {
          icon: 'shield',
          title: 'Submit your application',
          description: 'Accept the terms and pass KYC/AML checks.',
          features: ['Approval before access', 'Free of charge'],
        },
        {
          icon: 'check',
          title: 'Set your profile',
          description:
            'Say what you invest in and who may see your profile. You receive information on matching projects.',
          features: ['Matched opportunities', 'Your own visibility filters'],
        },
        {
          icon: 'eye-off',
          title: 'Review listings anonymously',
          description: 'Compare listings from all asset classes in one standard format.',
          features: ['Issuers do not see your name', 'Minimum ticket on every listing'],
        },
        {
          icon: 'mail',
          title: 'Engage with an issuer',
          description: 'Reveal your identity to one issuer, for one opportunity, at the time you choose.',
          features: ['Reverse inquiry', 'Anonymous to every other issuer'],
        },
        {
          icon: 'signature',
          title: 'Sign the NDA',
          description: 'Sign electronically. The issuer can then admit you to its virtual data room.',
          features: ['Each project has its own data room', 'Due diligence at your own pace'],
        },
        {
          icon: 'handshake',
          title: 'Invest or decline',
          description: 'Commit alone, co-invest or decline. You deal with the issuer directly.',
          features: ['No success fee', 'No obligation to invest'],
        },
      ],
    },
    eligibility: {
      kind: 'list',
      heading: 'Who can apply as an investor',
      intro:
        'Check these conditions before you apply. Wealth managers and external asset managers can apply. A client that invests in its own name applies separately.',
      items: [
        `You are a Professional Client under the financial regulator’s rulebook: for example a financial institution, a fund manager, or a person, family office or entity with at least ${facts.professionalClientCash.text} in cash.`,
        `You are at least ${facts.minimumAge.text}\u00a0years old and can pass KYC/AML checks.`,
        'You are not in, or a citizen or resident of, the United States or another restricted jurisdiction.',
        `You can invest ${facts.minimumTicket.text} or more per project, or another minimum set by the financial regulator.`,
      ],
    },
    decision: {
      kind: 'prose',
      tone: 'sunk',
      heading: 'You do your own due diligence',
      paragraphs: [
        `${site.name} is a technology platform. It gives no investment advice and does not broker or solicit transactions. It does not verify issuers’ documents. Private investments can be hard to sell and can lose all of their value.`,
      ],
      exhibit: {
        kind: 'screen',
        title: 'Investment checklist',
        aside: 'Before commitment',
        items: [
          { name: 'NDA', value: 'Signed', state: 'done' },
          { name: 'Audited accounts', value: 'With your auditor', state: 'due' },
          { name: 'References', value: 'Two of three taken', state: 'due' },
          { name: 'Independent advice', value: 'Not yet taken', state: 'open' },
        ],
        note: 'Illustrative checklist.',
      },
    },
  },
  callToAction: {
    heading: 'Apply for marketplace access',
    text: 'Access is subject to approval. Applying involves no commitment and no credit card.',
    actions: [{ label: 'Join Now', to: { platform: 'register-investor' } }],
    related: ['family-office', 'luxury-real-estate', 'secondary-exit', 'faq'],
  },
} satisfies PageCopy;

/** The popup on private browsing (R2.36): an example for its section. */
export const identityPopup = [
  'Suppose you review forty listings and engage with one.',
  'The other thirty-nine issuers learn neither your name nor your firm.',
  'The issuer you engage with learns who you are at that moment. You then sign its NDA electronically, and it can admit you to its data room.',
] as const;

/** Short notes on an application (R2.36). */
export const applicationNotes = [
  'Subject to terms',
  'Pending clearance',
  'No commitment',
  'No credit card',
] as const;
