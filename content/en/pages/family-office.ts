import { facts } from '#content/facts-today.ts';
import { site } from '#content/site.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

/** Copy of the page for family offices (R2.34). */
export const familyOffice = {
  hero: {
    picture: 'segment-family-office',
    screen: { kind: 'product', screen: 'committee-file', note: 'Sample data.' },
    tone: 'sunk',
    eyebrow: 'Family offices',
    title: 'Bring every deal to your committee with the full file',
    lead: `The office reviews private-market opportunities anonymously on the marketplace, then manages diligence and decisions in ${site.product.name}, in one pipeline for the whole office.`,
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
      { label: 'Join Now', to: { platform: 'join' } },
    ],
  },
  sections: {
    office: {
      kind: 'features',
      heading: 'Manage direct deals, funds and co-investments in one pipeline',
      intro: 'Every opportunity follows the same process, from first review to closing.',
      items: [
        {
          title: 'Shared deal pipeline',
          description: 'Each opportunity has a stage, an owner, a next step and the office’s notes.',
        },
        {
          title: 'Virtual data room',
          description:
            'The office files legal, financial and reporting documents by deal, and decides who has access.',
        },
        {
          title: 'Relationship history',
          description:
            'The CRM shows who introduced an opportunity and what the office decided on earlier ones.',
        },
        {
          title: 'NDAs and KYC/AML checks',
          description: 'The office signs NDAs electronically and follows the KYC/AML checks of each deal.',
        },
      ],
      exhibit: { kind: 'product', screen: 'pipeline', note: 'Sample data.' },
    },
    discretion: {
      kind: 'prose',
      tone: 'night',
      heading: 'Who learns the office’s name, and when?',
      paragraphs: [
        'The marketplace works by reverse inquiry. The office browses anonymously, and only the issuer it chooses to engage with learns its name. If an opportunity does not fit, the office simply moves on.',
        'An investor profile is visible to other users within the filters that the office sets, and need not name it.',
      ],
      exhibit: {
        kind: 'visibility',
        steps: ['Browsing', 'Engaged', 'NDA signed'],
        rows: [
          {
            who: site.name,
            cells: ['Name, KYC/AML checks', 'Name, KYC/AML checks', 'Name, KYC/AML checks'],
            seen: [0, 1, 2],
          },
          {
            who: 'The issuer of the chosen deal',
            cells: ['No name', 'Name of the office', 'Name and signature'],
            seen: [1, 2],
          },
          { who: 'Issuers of all other deals', cells: ['No name', 'No name', 'No name'], seen: [] },
        ],
        note: 'What each of them knows about the office, from first look to signed NDA.',
      },
    },
    workflow: {
      kind: 'workflow',
      heading: 'How the office reviews, engages and decides',
      intro: 'No issuer learns the office’s name before step four.',
      steps: [
        {
          icon: 'shield',
          title: 'Register the office',
          description:
            'Apply as a Professional Client, pass the KYC/AML checks and set who can see your information.',
          features: ['Checks before access', 'You set who sees your profile'],
        },
        {
          icon: 'eye-off',
          title: 'Review opportunities',
          description: `Browse anonymously on a marketplace that reaches ${facts.countries.text} countries. Every listing has the same format.`,
          features: ['Your name is not shown to issuers', 'Opportunities that match your profile'],
        },
        {
          icon: 'pipeline',
          title: 'Build the shortlist',
          description:
            'Move selected opportunities into the pipeline, each with an owner and an initial assessment.',
          features: ['Stages that the whole office shares', 'Notes on each decision', 'History in the CRM'],
        },
        {
          icon: 'signature',
          title: 'Engage with one issuer',
          description:
            'Reveal the office’s name to the issuer you choose and sign its NDA. The issuer can then admit you to its data room.',
          features: ['Name revealed to this issuer only', 'E-signature for the NDA'],
        },
        {
          icon: 'people',
          title: 'Complete due diligence',
          description:
            'Give the investment committee and counsel one current set of documents. Due diligence is your responsibility.',
          features: ['Current version of each document', 'You decide who has access'],
        },
        {
          icon: 'handshake',
          title: 'Invest or co-invest',
          description: `Invest alone or alongside others. Minimum tickets start at ${facts.minimumTicket.text}, unless the financial regulator sets another amount.`,
          features: ['No success fee', 'Co-investment if you choose'],
        },
      ],
    },
    committee: {
      kind: 'list',
      tone: 'sunk',
      heading: 'What the committee finds on file',
      items: [
        'Who introduced the deal, and what that source proposed before',
        'The current draft of each agreement',
        'The status of the NDA and the KYC/AML checks',
        'What is still open before the meeting',
        'What the office decided on the deal before, and why',
      ],
    },
    multiFamily: {
      kind: 'prose',
      heading: 'Multi-family offices can run a portal under their own name',
      paragraphs: [
        'On the Enterprise plan, a multi-family office offers its families a white-labelled portal under its own name. Its administrators approve who joins and which projects appear; each user controls who can see their information.',
        'As a Strategic Partner, the office is jointly and severally responsible for the users it approves.',
      ],
      exhibit: { kind: 'portals' },
    },
    terms: {
      kind: 'figures',
      layout: 'table',
      tone: 'sunk',
      heading: 'What marketplace access requires and costs',
      items: [
        {
          label: 'Cash: one way to qualify as a Professional Client',
          value: facts.professionalClientCash.text,
        },
        { label: 'Marketplace access for approved investors', value: facts.priceInvestors.text },
        { label: 'Success fees, commissions, brokerage fees or carried interest', value: 'Zero' },
      ],
    },
  },
  callToAction: {
    heading: 'Invite your investment and operations leads to a demo',
    text: 'The demo covers the pipeline, the data room and, for multi-family offices, the portal. You can also apply for access to the marketplace; applications are subject to approval.',
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
      { label: 'Join Now', to: { platform: 'join' } },
    ],
    related: ['investors', 'luxury-real-estate', 'secondary-exit', 'faq'],
  },
} satisfies PageCopy;
