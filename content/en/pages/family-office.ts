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
    title: 'Discreet deal flow, disciplined decisions',
    lead: `Review private-market opportunities anonymously on the marketplace, then run diligence and decisions in ${site.product.name}, on one record for the whole office.`,
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
      { label: 'Join Now', to: { platform: 'join' } },
    ],
  },
  sections: {
    office: {
      kind: 'features',
      heading: 'Manage every opportunity in one workspace',
      intro:
        'Direct deals, fund commitments and co-investments follow one process, from first review to closing.',
      items: [
        {
          title: 'Shared deal pipeline',
          description: 'Track each opportunity by stage, with an owner, a next step and the notes behind it.',
        },
        {
          title: 'Virtual data room',
          description:
            'Keep legal, financial and reporting documents by deal, and decide who has access to each folder.',
        },
        {
          title: 'Relationship history',
          description:
            'See in the CRM who introduced an opportunity, and what the office decided on earlier ones.',
        },
        {
          title: 'NDAs and KYC/AML checks',
          description: 'Sign NDAs electronically and follow KYC/AML checks beside the deal they concern.',
        },
      ],
      exhibit: { kind: 'product', screen: 'pipeline', note: 'Sample data.' },
    },
    discretion: {
      kind: 'prose',
      tone: 'night',
      heading: 'Your identity stays private until you engage',
      paragraphs: [
        'The marketplace works by reverse inquiry. The office browses anonymously, and its identity is revealed only when it chooses to engage. An opportunity that does not fit needs no reply.',
      ],
      exhibit: {
        kind: 'sight',
        steps: ['You browse', 'You engage', 'You sign the NDA'],
        rows: [
          {
            who: 'The issuer you choose',
            cells: ['No access', 'The office’s name', 'Name and signature'],
            seen: [1, 2],
          },
          { who: 'Every other issuer', cells: ['No access', 'No access', 'No access'], seen: [] },
          { who: 'The office', cells: ['The listing', 'Direct talks', 'The data room'], seen: [0, 1, 2] },
        ],
        note: 'Who has access to what, at each stage.',
      },
    },
    workflow: {
      kind: 'workflow',
      heading: 'From screening to investment in six steps',
      intro: 'The office remains anonymous until step four.',
      steps: [
        {
          icon: 'shield',
          title: 'Register the office',
          description:
            'Apply as a Professional Client, pass KYC/AML screening and set who can see your information.',
          features: ['Screening before access', 'Visibility filters you control'],
        },
        {
          icon: 'eye-off',
          title: 'Browse anonymously',
          description: `Review opportunities from ${facts.countries.text} countries in one standard format.`,
          features: ['No name shown to issuers', 'Opportunities that match your profile'],
        },
        {
          icon: 'pipeline',
          title: 'Build the shortlist',
          description: 'Move selected opportunities into the pipeline with an owner and a first view.',
          features: ['Stages the office shares', 'Reasons for each decline', 'History in the CRM'],
        },
        {
          icon: 'signature',
          title: 'Engage one issuer',
          description:
            'Reveal the office’s identity to the issuer you choose, then sign the NDA to enter its data room.',
          features: ['Identity revealed by choice', 'E-signature for NDAs'],
        },
        {
          icon: 'people',
          title: 'Complete due diligence',
          description:
            'Give the investment committee and counsel one current set of documents. The diligence remains your own.',
          features: ['Current version of each document', 'Access by named user'],
        },
        {
          icon: 'handshake',
          title: 'Invest or co-invest',
          description: `Take the full ticket or join other investors. Minimum tickets start at ${facts.minimumTicket.text}, unless the financial regulator sets another amount.`,
          features: ['Zero success fees', 'Co-investment by choice', 'Records kept after closing'],
        },
      ],
    },
    committee: {
      kind: 'list',
      tone: 'sunk',
      heading: 'Give the committee a complete record',
      items: [
        'The introducer, and earlier proposals from the same source',
        'The current draft of each agreement',
        'The status of NDAs and KYC/AML checks',
        'Side letters, filed with the capital calls they affect',
        'The reasons behind earlier decisions',
      ],
    },
    multiFamily: {
      kind: 'prose',
      heading: 'A branded portal for multi-family offices',
      paragraphs: [
        'Offer your families a white-labelled portal under your own name. Your administrators approve who joins and which projects appear; each user controls who can see their information.',
      ],
      exhibit: { kind: 'portals' },
    },
    terms: {
      kind: 'figures',
      layout: 'table',
      tone: 'sunk',
      heading: 'Access for Professional Clients',
      items: [
        {
          label: 'Cash, one of the tests for a Professional Client',
          value: facts.professionalClientCash.text,
        },
        { label: 'Countries on the marketplace', value: facts.countries.text },
        { label: 'Success fees, commissions or carried interest', value: 'Zero' },
      ],
    },
  },
  callToAction: {
    heading: `See ${site.product.name} for your family office`,
    text: 'Book a walkthrough with your investment and operations leads, or apply for access to the marketplace. Applications are subject to approval.',
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
      { label: 'Join Now', to: { platform: 'join' } },
    ],
    related: ['investors', 'luxury-real-estate', 'secondary-exit', 'faq'],
  },
} satisfies PageCopy;
