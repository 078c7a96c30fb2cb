import { facts } from '#content/facts-today.ts';
import { site } from '#content/site.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

/** Copy of the page of the 360 product (R2.34, R1.2). */
export const product = {
  hero: {
    eyebrow: 'Deal management and fundraising',
    title: 'Run every private-market deal on one record',
    lead: `${site.product.name} brings fundraising, data rooms, investor CRM, pipeline, e-signature for NDAs and KYC/AML checks into one white-labelled system for your firm.`,
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
      heading: 'Six functions, one system of record',
      intro:
        'The deal is entered once. Its investors, documents, signatures and checks stay attached to it, so your team always works from the current version. Screens show sample data.',
      items: [
        {
          title: 'Collaborative pipeline management',
          description: 'Your team shares one set of stages, with an owner and a next step on every deal.',
          layout: 'wide',
          screen: { kind: 'product', screen: 'pipeline' },
        },
        {
          title: 'Secure virtual data room',
          description:
            'Accounts, models and agreements in one place. Access is set by investor group, and confidential folders open after the NDA is signed.',
          screen: { kind: 'product', screen: 'data-room' },
        },
        {
          title: 'Fundraising',
          description:
            'Set the target and the documents, then follow each investor from first call to commitment. Open questions are listed by investor.',
          screen: { kind: 'product', screen: 'fundraising' },
        },
        {
          title: 'Investor CRM',
          description:
            'Contacts, introductions, interests and past decisions on one record that the whole team shares.',
          layout: 'night',
          screen: { kind: 'product', screen: 'relations' },
        },
        {
          title: 'E-signature for NDAs',
          description:
            'Send and sign NDAs digitally. Confidential information is released only once all parties have signed.',
          screen: { kind: 'product', screen: 'nda' },
        },
        {
          title: 'KYC/AML checks',
          description:
            'Screening status stands beside every counterparty, so compliance can start with the first conversation.',
          screen: { kind: 'product', screen: 'kyc' },
        },
      ],
    },
    users: {
      kind: 'features',
      pace: 'dense',
      heading: `Who uses ${site.product.name}`,
      items: [
        { title: 'Deal teams', description: 'One pipeline with stages, owners and next steps.' },
        { title: 'General counsel', description: 'NDA status before any confidential document is opened.' },
        { title: 'Compliance officers', description: 'New counterparties and the checks they still need.' },
        {
          title: 'Investor relations',
          description: 'Reports and notices in the same data room as the raise.',
        },
      ],
    },
    whiteLabel: {
      kind: 'prose',
      tone: 'sunk',
      heading: 'White-labelled for your firm',
      exhibit: { kind: 'portals' },
      paragraphs: [
        'Enterprise clients run the product under their own name: a branded subdomain or portal with their logo, tagline, accent colour and legal name, and their own terms and privacy documents.',
        'A strategic partner’s administrators register, categorise and approve users and projects, and the partner is jointly and severally responsible for the users it approves.',
      ],
    },
    price: {
      kind: 'figures',
      heading: 'Priced by subscription, with zero success fees',
      items: [
        { value: facts.priceCapitalSeekers.text, label: 'one-time, for a single project' },
        { value: facts.priceBusiness.text, label: 'a year, for several projects' },
        { value: 'Zero', label: 'success fees, commission, brokerage fees and carried interest' },
      ],
    },
  },
  callToAction: {
    heading: `See your own process in ${site.product.name}`,
    text: `A demo follows the stages of a deal you know. ${site.product.name} is software: ${site.name} gives no investment advice and acts as broker for neither side.`,
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
      { label: 'See the marketplace', to: { route: 'marketplace' } },
    ],
  },
} satisfies PageCopy;
