import { tickets } from '#content/sample-amounts.ts';
import { site } from '#content/site.ts';
import type { ScreenCopy } from '#src/model/exhibit.schema.ts';

const inProduct = { kind: 'screen', note: `From ${site.product.name}, with sample names.` } as const;
const inMarket = { kind: 'screen', note: 'From the marketplace, with sample names.' } as const;

/** The part of each product screen that stands on a page. It agrees with the whole, which opens from there. */
export const screens = {
  firstView: {
    kind: 'screen',
    title: 'Due diligence',
    items: [
      {
        name: 'Project Cedar',
        value: 'Open data room',
        lines: ['Logistics · GCC · 11 of 14 documents'],
        share: 79,
      },
      {
        name: 'Project Orchid',
        value: 'Legal review',
        lines: ['Secondary · Europe · 9 of 22 documents'],
        share: 41,
      },
    ],
    note: `A stage of the pipeline in ${site.product.name}, with sample deals`,
  },
  pipeline: {
    ...inProduct,
    picture: 'product-pipeline',
    title: 'Due diligence',
    aside: `3 deals · ${tickets(350)}`,
    items: [
      {
        name: 'Project Tamarind',
        value: 'Answer 6 questions',
        state: 'due',
        lines: [`Education · ${tickets(120)} · 19 of 22 documents`],
        share: 86,
      },
      {
        name: 'Project Orchid',
        value: 'Legal review, 16 May',
        state: 'open',
        lines: [`Secondary · ${tickets(68)} · 9 of 22 documents`],
        share: 41,
      },
      {
        name: 'Project Ember',
        value: 'Committee paper, 21 May',
        state: 'open',
        lines: [`Energy storage · ${tickets(162)} · 13 of 22 documents`],
        share: 59,
      },
    ],
  },
  fundraising: {
    ...inProduct,
    picture: 'product-fundraising',
    title: 'Project Cedar',
    aside: `Target ${tickets(240)} · 23 days left`,
    items: [
      { name: 'Committed', value: tickets(160), lines: ['5 investors, 4 of them signed'], share: 67 },
      {
        name: 'In the data room',
        value: tickets(45),
        lines: ['2 investors, one with two questions'],
        share: 19,
      },
      { name: 'NDA sent', value: tickets(20), lines: ['2 investors, one signature missing'], share: 8 },
    ],
    total: { name: 'Still open', value: tickets(80) },
  },
  dataRoom: {
    ...inProduct,
    picture: 'product-data-room',
    title: 'Project Cedar',
    aside: 'What Group B may do',
    items: [
      {
        name: 'Audited accounts, last year',
        value: 'Download',
        state: 'done',
        lines: ['48 pages, 14 readers'],
      },
      { name: 'Operating model', value: 'Watermark', state: 'due', lines: ['Each page names its reader'] },
      { name: 'Covenant tests', value: 'Hidden', state: 'open', lines: ['Not in the list of this group'] },
    ],
  },
  relations: {
    ...inProduct,
    picture: 'product-relations',
    title: 'Sample Family Office A',
    aside: `Interested in ${tickets(25)}`,
    items: [
      {
        name: 'Mutual NDA',
        value: 'Signed 9 May',
        state: 'done',
      },
      { name: 'Source of funds', value: 'With the analyst', state: 'due' },
      {
        name: 'Asked for the use of proceeds',
        value: 'Yesterday',
      },
    ],
  },
  nda: {
    ...inProduct,
    picture: 'product-nda',
    title: 'Mutual NDA',
    aside: '1 of 3 signed',
    items: [
      {
        name: 'Helen B.',
        value: 'Signed',
        state: 'done',
        lines: ['For Northbank Sample Trust, 9 May 10:04'],
      },
      { name: 'Marc V.', value: 'Signing now', state: 'due', lines: ['For Northbank Sample Trust'] },
      { name: 'Layla H.', value: 'Next', state: 'open', lines: ['For Sample Fund II, countersigns last'] },
    ],
    total: { name: 'Opens after the last signature', value: '3 folders' },
  },
  kyc: {
    ...inProduct,
    picture: 'product-kyc',
    title: 'KYC and AML',
    aside: '2 to decide',
    items: [
      {
        name: 'Greenfold Sample LP',
        value: 'To decide',
        state: 'due',
        lines: ['Letter on source of funds came today'],
      },
      {
        name: 'Northbank Sample Trust',
        value: 'Running',
        state: 'open',
        lines: ['Identity and owners passed'],
      },
      {
        name: 'Harbourlight Sample Ltd',
        value: 'Approved',
        state: 'done',
        lines: ['Six of six checks passed'],
      },
      {
        name: 'Larkfield Sample Ltd',
        value: 'Declined',
        state: 'done',
        lines: ['Restricted country of residence'],
      },
    ],
  },
  browse: {
    ...inMarket,
    picture: 'marketplace-browse',
    title: 'Opportunities',
    aside: 'Your identity is hidden',
    items: [
      {
        name: 'Project Cedar',
        value: `from ${tickets(5)}`,
        lines: ['Two cold-storage terminals · GCC', `Target ${tickets(240)} · 23 days left`],
      },
      {
        name: 'Project Juniper',
        value: `from ${tickets(2.5)}`,
        lines: ['Day-surgery clinics · South Asia', `Target ${tickets(140)} · 41 days left`],
      },
      {
        name: 'Project Quartz',
        value: `from ${tickets(10)}`,
        lines: ['Senior loans to family firms · Europe', `Target ${tickets(250)} · 12 days left`],
      },
    ],
  },
  engage: {
    ...inMarket,
    picture: 'marketplace-engage',
    title: 'Who may see you?',
    aside: 'Project Cedar',
    items: [
      { name: 'Legal name', value: 'Shown to this issuer', state: 'done' },
      { name: 'Work email', value: 'After the NDA', state: 'due' },
      { name: 'All of it, to everyone else', value: 'Hidden', state: 'open' },
    ],
  },
  coInvest: {
    ...inMarket,
    picture: 'marketplace-co-invest',
    title: 'Project Juniper',
    aside: '8 co-investors',
    items: [
      { name: 'Sample Health Partners', value: tickets(50), lines: ['Lead investor'], share: 36 },
      { name: 'Sample Family Office A', value: tickets(25), share: 18 },
      { name: 'Investor 0388', value: tickets(15), lines: ['Identity hidden'], share: 11 },
      { name: 'You', value: tickets(5), lines: ['Anonymous profile'], share: 4 },
    ],
    total: { name: 'Placed', value: `${tickets(120)} of ${tickets(140)}` },
  },
} as const satisfies Record<string, ScreenCopy>;
