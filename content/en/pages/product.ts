import { facts } from '#content/facts-today.ts';
import { money, time } from '#content/sample-forms.ts';
import { committedOf, momentOfLast } from '#content/sample-state.ts';
import { site } from '#content/site.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';
import { sampleNames } from '../sample-names.ts';

const { deals } = sampleNames;

/** Copy of the page of the 360 product (R2.34, R1.2). */
export const product = {
  hero: {
    eyebrow: 'Deal management and fundraising',
    title: 'The system of record for private-market deals',
    lead: `One file per deal, with its stage, investors, documents, NDAs and KYC/AML checks. ${facts.priceBusiness.text} a year for ${facts.multiUsers.text}, or ${facts.priceCapitalSeekers.text} for one project.`,
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
      { label: 'See pricing', to: { route: 'pricing' } },
    ],
    tour: 'Watch the tour',
    layout: 'below',
    isBrief: true,
  },
  sections: {
    capabilities: {
      kind: 'chapters',
      heading: 'One raise, from the NDA to the closing record',
      items: [
        {
          id: 'e-signature',
          subject: 'E-signature for NDAs',
          title: `NDA signed at ${time(momentOfLast('ndaCountersigned', { deal: 'cedar', firm: 'marram' }))}`,
          description: 'Counsel sees which NDAs are outstanding before a file is shared.',
          screen: 'nda',
        },
        {
          id: 'data-rooms',
          subject: 'Secure virtual data room',
          title: 'The data room opens for Group B',
          description:
            'An NDA alone opens nothing: the issuer admits each investor to a group, with rights by folder or document.',
          screen: 'data-room',
        },
        {
          id: 'investors',
          subject: 'Investor CRM',
          title: 'Three questions, one answer',
          description: 'Each question is on the record of the investor who asked.',
          screen: 'relations',
        },
        {
          id: 'kyc-aml',
          subject: 'KYC/AML checks',
          title: 'No subscription agreement before the checks',
          description: `Checks by ${site.name} serve its own legal duties and do not replace yours.`,
          screen: 'kyc',
        },
        {
          id: 'fundraising',
          subject: 'Fundraising',
          title: `${money(committedOf('cedar'))} committed`,
          description: 'The raise shows what is committed, in talks and open.',
          screen: 'fundraising',
        },
        {
          id: 'closing-record',
          subject: 'One file',
          title: 'The record, ready for the close',
          description:
            'NDA, checks, commitment and amount of every investor, and each entry with person and time.',
          screen: 'closing-record',
        },
        {
          id: 'pipeline',
          subject: 'Collaborative pipeline management',
          title: `The investor’s side: ${deals.cedar} enters diligence`,
          description: 'A colleague moves the card. Totals change at once, for the whole team.',
          screen: 'pipeline',
        },
      ],
    },
    evidence: { kind: 'evidence' },
    whiteLabel: {
      kind: 'prose',
      pace: 'dense',
      tone: 'sunk',
      heading: 'Your own brand on the Enterprise plan',
      exhibit: { kind: 'portals' },
      paragraphs: [
        `Enterprise clients run ${site.product.name} on their own subdomain and in their own brand. Their legal documents add to our terms.`,
        'As Strategic Partners they answer jointly and severally for the users they approve.',
      ],
    },
  },
  callToAction: {
    heading: 'Test it on your own process',
    text: 'We enter a deal, open its data room and send an NDA.',
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
      { label: 'See the marketplace', to: { route: 'marketplace' } },
    ],
  },
} satisfies PageCopy;
