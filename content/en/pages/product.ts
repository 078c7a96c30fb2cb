import { facts } from '#content/facts-today.ts';
import { site } from '#content/site.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

/** Copy of the page of the 360 product (R2.34, R1.2). */
export const product = {
  hero: {
    eyebrow: 'Deal management and fundraising',
    title: 'The system of record for private-market deals',
    lead: `${site.product.name} brings fundraising, data rooms, investor CRM, pipeline, e-signature for NDAs and KYC/AML checks into one system, white-labelled on the Enterprise plan.`,
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
      { label: 'See pricing', to: { route: 'pricing' } },
    ],
    layout: 'below',
    screen: {
      kind: 'product',
      screen: 'fundraising',
      note: `A raise in ${site.product.name}: commitments over time, investors and documents. Sample data.`,
    },
  },
  sections: {
    proof: { kind: 'proof' },
    capabilities: {
      kind: 'showcase',
      tone: 'sunk',
      heading: 'Keep everything about a deal in one file',
      intro:
        'Enter a deal once. Its investors, documents, NDAs and checks stay with it, so your team always works from the current version. Screens show sample data.',
      items: [
        {
          title: 'Collaborative pipeline management',
          description:
            'Move deals through shared stages. The whole team sees who is responsible and what happens next.',
          layout: 'wide',
          screen: { kind: 'product', screen: 'pipeline' },
        },
        {
          title: 'Secure virtual data room',
          description:
            'Keep accounts, models and agreements in one place, and decide who is admitted to each data room.',
          screen: { kind: 'product', screen: 'data-room' },
        },
        {
          title: 'Fundraising',
          description:
            'Set the target, add the documents and follow each investor from first call to commitment.',
          screen: { kind: 'product', screen: 'fundraising' },
        },
        {
          title: 'Investor CRM',
          description:
            'Record contacts, introductions, interests and past decisions where the whole team can find them.',
          layout: 'night',
          screen: { kind: 'product', screen: 'relations' },
        },
        {
          title: 'E-signature for NDAs',
          description:
            'Send NDAs and sign them electronically. Confidential information is shared only after the NDA is signed.',
          screen: { kind: 'product', screen: 'nda' },
        },
        {
          title: 'KYC/AML checks',
          description: `Each counterparty’s KYC/AML status is shown on its record, so checks can start with the first conversation. Checks by ${site.name} serve its own legal duties and do not replace yours.`,
          screen: { kind: 'product', screen: 'kyc' },
        },
      ],
    },
    users: {
      kind: 'features',
      pace: 'dense',
      heading: `Who uses ${site.product.name}`,
      items: [
        { title: 'Deal teams', description: 'See who owns each deal and what is due this week.' },
        {
          title: 'General counsel',
          description: 'Confirm that the NDA is signed before a confidential document is shared.',
        },
        { title: 'Compliance officers', description: 'See which checks each new counterparty still needs.' },
        {
          title: 'Investor relations',
          description: 'Answer investors from the same data room as the raise.',
        },
      ],
    },
    whiteLabel: {
      kind: 'prose',
      tone: 'sunk',
      heading: 'Your own brand on the Enterprise plan',
      exhibit: { kind: 'portals' },
      paragraphs: [
        `Enterprise clients run ${site.product.name} under their own brand: subdomain, logo, tagline, accent colour and legal name, with their own terms and privacy documents.`,
        'A client that runs its own portal is a Strategic Partner. Its administrators register, categorise and approve users and projects, and it is jointly and severally responsible for the users it approves.',
      ],
    },
    price: {
      kind: 'figures',
      heading: 'What you pay, whether or not a deal closes',
      items: [
        { value: facts.priceCapitalSeekers.text, label: 'one-time, for a single project' },
        { value: facts.priceBusiness.text, label: 'a year, for several projects' },
        { value: 'Zero', label: 'success fees, commissions, brokerage fees or carried interest' },
      ],
    },
  },
  callToAction: {
    heading: `Book a demo of ${site.product.name}`,
    text: `The demo follows a deal of the kind that your team runs. ${site.name} is a technology platform. It gives no investment advice and does not broker or solicit transactions.`,
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
      { label: 'See the marketplace', to: { route: 'marketplace' } },
    ],
  },
} satisfies PageCopy;
