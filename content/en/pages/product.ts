import { facts } from '#content/facts-today.ts';
import { money, time } from '#content/sample-forms.ts';
import { committedOf, world } from '#content/sample-world.ts';
import { site } from '#content/site.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';
import { sampleNames } from '../sample-names.ts';

const { deals } = sampleNames;

/** Copy of the page of the 360 product (R2.34, R1.2). */
export const product = {
  hero: {
    eyebrow: 'Deal management and fundraising',
    title: 'The system of record for private-market deals',
    lead: `${site.product.name} is where a deal team works: one file per deal, with its stage, investors, documents, NDAs and identity checks. Under your own brand on the Enterprise plan.`,
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
      { label: 'See pricing', to: { route: 'pricing' } },
    ],
    layout: 'below',
    isBrief: true,
  },
  sections: {
    capabilities: {
      kind: 'chapters',
      heading: 'One deal, from first look to closing record',
      items: [
        {
          id: 'pipeline',
          subject: 'Collaborative pipeline management',
          title: `${deals.cedar} enters diligence`,
          description:
            'A colleague moves the card. The amount of the stage, the person responsible and the next step follow, for the whole deal team.',
          screen: 'pipeline',
        },
        {
          id: 'e-signature',
          subject: 'E-signature for NDAs',
          title: `NDA signed ${time(world.alderNda.countersigned)}`,
          description:
            'The investor has signed, and the issuer countersigns on screen. Counsel sees which NDAs are outstanding before a file is shared.',
          screen: 'nda',
        },
        {
          id: 'data-rooms',
          subject: 'Secure virtual data room',
          title: 'The data room opens for Group B',
          description:
            'An NDA alone opens nothing: the issuer admits each investor to a group, and decides document by document what the group may view or download.',
          screen: 'data-room',
        },
        {
          id: 'investors',
          subject: 'Investor CRM',
          title: 'Three questions, one answer',
          description:
            'Customer relationship management puts each question on the investor’s record, beside the NDA and the last call. The first one is answered; the other two have a person responsible.',
          screen: 'relations',
        },
        {
          id: 'fundraising',
          subject: 'Fundraising',
          title: `${money(committedOf('cedar'))} committed`,
          description:
            'Each signed commitment joins the ones before. The raise shows what is committed, in talks and still open, against the target.',
          screen: 'fundraising',
        },
        {
          id: 'kyc-aml',
          subject: 'KYC/AML checks',
          title: 'Countersigned once checks are complete',
          description: `The know-your-customer and anti-money-laundering status of each investor is on one list, so compliance sees what is still open before anyone signs. Checks by ${site.name} serve its own legal duties and do not replace yours.`,
          screen: 'kyc',
        },
        {
          id: 'closing-record',
          subject: 'One file',
          title: 'The closing record',
          description:
            'The NDA, checks, answers and commitment of every investor, each with its day and person.',
          screen: 'closing-record',
        },
      ],
    },
    evidence: { kind: 'evidence' },
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
