import { site } from '#content/site.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

/** Copy of the page of the 360 product (R2.34, R1.2). */
export const product = {
  hero: {
    eyebrow: 'Deal management and fundraising',
    title: 'One deal, one record, from first call to signed papers',
    lead: `${site.product.name} keeps the pipeline, the contacts, the data room, the NDAs and the compliance checks of a private deal together. Your team works from one version. Your investors see it under your name.`,
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'Demo Request' } },
      { label: 'See pricing', to: { route: 'pricing' } },
    ],
    note: `${site.product.name} is software. ${site.name} gives no investment advice and acts as broker for neither side.`,
  },
  sections: {
    problem: {
      kind: 'prose',
      heading: 'One version of the deal for the whole team',
      paragraphs: [
        'The investor list is a spreadsheet on an associate’s laptop. The signed NDAs are in a partner’s inbox. The model in the data room is one draft behind the model that went out on Thursday, and the passport copies are in a folder nobody wants to own.',
        `Each arrangement works well enough alone. The trouble is at the joins. An investor asks which cap table is final, and two colleagues send two answers. ${site.product.name} starts from the joins: the deal is entered once and its people, papers and checks stay attached to it.`,
      ],
    },
    capabilities: {
      kind: 'features',
      heading: 'Six jobs that usually need six logins',
      items: [
        {
          title: 'Fundraising',
          description:
            'Set out the raise and its documents, then follow each investor from the first call to the commitment. Whoever is waiting for an answer from you is on the list, by name.',
        },
        {
          title: 'Secure virtual data room',
          description:
            'The audited accounts, the model and the shareholder agreement have one address. When counsel sends a revised draft late in the evening, it goes to the room, and nobody hunts through attachments the next day.',
        },
        {
          title: 'CRM',
          description:
            'Each contact keeps a history: who introduced them, which deals they declined and why, when you last spoke. A colleague who goes on leave hands over more than a list of telephone numbers.',
        },
        {
          title: 'Collaborative pipeline management',
          description:
            'The deal team shares one set of stages and sees what moved since last week. The Monday meeting can start with decisions, because the status report has already been read.',
        },
        {
          title: 'E-signature for NDAs',
          description:
            'The NDA is sent and signed digitally, and confidential information follows the signature. A party that will not sign is known before it has read anything.',
        },
        {
          title: 'KYC/AML checks',
          description:
            'Each new counterparty has its check beside its name. Compliance can ask its questions in the first week of the talks, and not in the week before closing.',
        },
      ],
    },
    users: {
      kind: 'list',
      heading: `Who in a firm works in ${site.product.name}`,
      items: [
        'The analyst, who moves a company to second meeting and files the call note before lunch.',
        'The general counsel, who wants to know which parties have signed before any of them reads the contracts.',
        'The compliance officer, with this week’s new names to check.',
        'The head of investor relations, who has a quarterly letter to publish and a list of recipients she has to trust.',
      ],
    },
    whiteLabel: {
      kind: 'prose',
      heading: 'White label: your name, logo and documents',
      paragraphs: [
        'The product is white-labelled for enterprise clients. A strategic partner has its own branded subdomain or portal, with its logo, tagline, accent colour and legal name, and its own terms and privacy documents.',
        'The partner’s administrators register users and projects, sort them into categories and approve them. The responsibility travels with the right: a partner is jointly and severally responsible for the users it approves.',
      ],
    },
  },
  callToAction: {
    heading: 'See a demo on your own deal process',
    text: 'A demonstration is most useful on a deal you know. Tell us its stages and where it tends to get stuck, and we will go through the same stages on screen.',
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'Demo Request' } },
      { label: 'See the marketplace', to: { route: 'marketplace' } },
    ],
  },
} satisfies PageCopy;
