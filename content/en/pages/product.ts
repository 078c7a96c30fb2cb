import { facts } from '#content/facts-today.ts';
import { site } from '#content/site.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

/** Copy of the page of the 360 product (R2.34, R1.2). */
export const product = {
  hero: {
    eyebrow: 'Deal management and fundraising',
    title: 'The system of record for private-market deals',
    lead: `${site.product.name} is where a deal team works: one file per deal, with its stage, investors, documents, NDAs and KYC/AML status. Under your own brand on the Enterprise plan.`,
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
      { label: 'See pricing', to: { route: 'pricing' } },
    ],
    tour: 'Watch the tour',
    layout: 'below',
    screen: {
      kind: 'product',
      screen: 'fundraising',
      note: `A raise in ${site.product.name}: commitments over time, investors and documents.`,
    },
  },
  sections: {
    proof: { kind: 'proof' },
    capabilities: {
      kind: 'showcase',
      tone: 'sunk',
      heading: 'Enter a deal once, and work from its file',
      intro:
        'Investors, documents, NDAs and checks stay with the deal, so nobody asks which version is current. Screens show sample data.',
      items: [
        {
          title: 'Collaborative pipeline management',
          description:
            'Move deals through stages that you define. The team sees who is responsible and what happens next.',
          layout: 'wide',
          screen: { kind: 'product', screen: 'pipeline' },
        },
        {
          title: 'Secure virtual data room',
          description:
            'Give accounts, models and agreements a room of their own, and decide who is admitted to it.',
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
            'Note who introduced a deal, what an investor looks for and why they declined, where colleagues find it.',
          layout: 'night',
          screen: { kind: 'product', screen: 'relations' },
        },
        {
          title: 'E-signature for NDAs',
          description:
            'Send an NDA, sign it electronically and see which ones are still outstanding before you share a file.',
          screen: { kind: 'product', screen: 'nda' },
        },
        {
          title: 'KYC/AML checks',
          description: `Each counterparty’s KYC/AML status is on its record, so you see before the first meeting what is still open. Checks by ${site.name} serve its own legal duties and do not replace yours.`,
          screen: { kind: 'product', screen: 'kyc' },
        },
      ],
    },
    users: {
      kind: 'features',
      pace: 'dense',
      heading: 'Four people open the same file',
      items: [
        {
          title: 'Deal teams',
          description: 'See who is responsible for each deal and what is due this week.',
        },
        {
          title: 'General counsel',
          description: 'Confirm that the NDA is signed before a confidential document is shared.',
        },
        { title: 'Compliance officers', description: 'See which checks each new counterparty still needs.' },
        {
          title: 'Investor relations',
          description: 'Answer investors’ questions next to the document they ask about.',
        },
      ],
    },
    whiteLabel: {
      kind: 'prose',
      tone: 'sunk',
      heading: 'Your own brand on the Enterprise plan',
      exhibit: { kind: 'portals' },
      paragraphs: [
        `Enterprise clients run ${site.product.name} on their own subdomain, in their own brand and under their own terms.`,
        'A client with its own portal is a Strategic Partner. Its administrators decide on users and projects, and it answers jointly and severally for each user whom it approves.',
      ],
    },
    price: {
      kind: 'figures',
      heading: 'One price, whether or not a deal closes',
      items: [
        {
          value: facts.priceCapitalSeekers.text,
          label: 'one-time, for one project: the Capital Seekers plan',
        },
        {
          value: facts.priceBusiness.text,
          label: `a year, for several projects and ${facts.multiLicences.text} users: the Business plan`,
        },
        { value: 'Zero', label: 'due when a deal closes' },
      ],
    },
  },
  callToAction: {
    heading: 'Bring a deal that your team is running',
    text: 'We enter it, open its data room and send an NDA. Leave out names, and bring the colleagues who will use it.',
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
      { label: 'See the marketplace', to: { route: 'marketplace' } },
    ],
  },
} satisfies PageCopy;
