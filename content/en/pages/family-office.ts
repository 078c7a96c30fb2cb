import { facts } from '#content/facts-today.ts';
import { rowOf } from '#content/promises.ts';
import { site } from '#content/site.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';
import { promises } from '../promises.ts';

/** Copy of the page for family offices (R2.34). */
export const familyOffice = {
  hero: {
    layout: 'centred',
    tone: 'sunk',
    eyebrow: 'Family offices',
    title: 'Bring every deal to committee with a complete file',
    lead: 'Read private-market listings before any issuer knows your name. Then keep the documents, questions and decisions on each deal in one pipeline, so that your committee sees what is settled, what is due and why you said no last time.',
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
      { label: 'Join Now', to: { platform: 'register-investor' } },
    ],
    note: `Marketplace access is free for approved investors, who must be Professional Clients. ${site.product.name} is ${facts.priceBusiness.text} a year on the Business plan, for ${facts.multiLicences.text} users.`,
  },
  sections: {
    discretion: {
      kind: 'prose',
      tone: 'night',
      heading: 'Who learns your name, and when?',
      paragraphs: [
        'You read listings anonymously. When you engage, the issuer you chose learns your name, and no other issuer does. If a deal does not fit, you move on.',
        `${site.name} knows you from the start, through its know-your-customer and anti-money-laundering (KYC/AML) checks. So do the administrators of a partner’s portal, if you join through one. Your investor profile is visible to other users within the filters you set, and need not name you.`,
      ],
      exhibit: {
        kind: 'visibility',
        steps: ['Browsing', 'Engaged', 'NDA signed'],
        rows: [
          rowOf('platform', promises),
          rowOf('issuer', promises),
          rowOf('administrators', promises),
          rowOf('otherIssuers', promises),
        ],
        note: 'What each of them knows of you, until the NDA is signed.',
      },
    },
    workflow: {
      kind: 'workflow',
      heading: 'You stay anonymous until step four',
      intro: 'The first three steps give no issuer your name and commit you to nothing.',
      steps: [
        {
          title: 'Apply for the office',
          description: `Accept the terms, pass the KYC/AML checks and show that you are a Professional Client, for example with at least ${facts.professionalClientCash.text} in cash.`,
          features: ['Free of charge', 'You set who sees your profile'],
        },
        {
          title: 'Read listings',
          description: 'Ticket, target, terms and days left are in the same place on every listing.',
          features: ['Anonymous to issuers', `Minimum tickets from ${facts.minimumTicket.text}`],
        },
        {
          title: 'Build the shortlist',
          description:
            'Move an opportunity into the pipeline, with someone responsible and a first assessment.',
          features: ['Stages that your whole office shares', 'Declined deals keep their reason'],
        },
        {
          title: 'Engage with one issuer',
          description:
            'Reveal your name to the issuer you choose and sign the NDA electronically. The issuer can then admit you to its data room.',
          features: ['Name revealed to this issuer only', 'E-signature for the NDA'],
        },
        {
          title: 'Do your own due diligence',
          description: `Give the committee and counsel one current set of documents. ${site.name} does not verify them.`,
          features: ['Current version of each document', 'You decide who has access'],
        },
        {
          title: 'Invest, co-invest or decline',
          description: `You contract with the issuer directly, alone or alongside others. ${site.name} is not a party to it.`,
          features: ['No obligation to invest', 'Co-investment where the issuer allows it'],
        },
      ],
    },
    limits: {
      kind: 'comparison',
      pace: 'dense',
      heading: `What ${site.name} does, and what stays with you`,
      items: [
        {
          title: site.name,
          description:
            'Screens users, shows every listing in one format, and provides pipeline, data room, customer relationship management (CRM) and e-signature for NDAs.',
        },
        {
          title: 'You',
          description:
            'Diligence, advice and the decision. Private investments can lose all of their value and may be hard or impossible to sell.',
        },
      ],
    },
    terms: {
      kind: 'figures',
      layout: 'table',
      tone: 'sunk',
      heading: 'What it costs, and what it requires',
      items: [
        { label: 'Marketplace access for approved investors', value: facts.priceInvestors.text },
        {
          label: `${site.product.name} on the Business plan, ${facts.multiLicences.text} users, a year`,
          value: facts.priceBusiness.text,
        },
        {
          label: 'Cash: one way to qualify as a Professional Client',
          value: facts.professionalClientCash.text,
        },
        { label: 'Success fees and commissions', value: 'Zero' },
      ],
    },
    multiFamily: {
      kind: 'prose',
      heading: 'Multi-family offices can run a portal under their own name',
      paragraphs: [
        'On the Enterprise plan, your families log in under your brand. Your administrators decide who joins and which projects appear; each user sets who can see their information.',
        'As a Strategic Partner you are jointly and severally responsible for the users you approve, and you may never approve a citizen or passport holder of the United States as an Investor.',
      ],
      exhibit: { kind: 'portals' },
    },
  },
  callToAction: {
    heading: 'Bring one live deal to a demo',
    text: 'Leave out names. We enter the deal, open its data room and show the file as your committee would read it. Multi-family offices also see the portal.',
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
      { label: 'Join Now', to: { platform: 'register-investor' } },
    ],
    related: ['investors', 'luxury-real-estate', 'secondary-exit', 'faq'],
  },
} satisfies PageCopy;
