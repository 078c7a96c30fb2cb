import { facts } from '#content/facts-today.ts';
import { site } from '#content/site.ts';
import type { StatisticsCopy } from '#src/features/statistics/statistics.tsx';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

/** Copy of the about page (R2.29). The people named under `leadership` are in content/team.ts. */
export const about = {
  hero: {
    eyebrow: `About ${site.name}`,
    title: 'A qanat carries water, out of sight, to where it is needed',
    lead: `Desert engineers dug them by hand: a gentle slope underground, with shafts at intervals to let in air. ${site.name} borrows the name, and the idea, for private capital.`,
    actions: [
      { label: 'See the platform', to: { route: 'product' } },
      { label: 'Contact us', to: { route: 'contact' } },
    ],
  },
  sections: {
    mission: {
      kind: 'prose',
      heading: 'Our mission is to shorten the distance between a deal and its reader',
      paragraphs: [
        'A manufacturer in Nairobi wants to build a second plant. A family in Geneva would like to own part of one. Between them lie an introduction nobody can make, two ideas of what belongs in a data room, an NDA in the wrong form and an intermediary who is paid only if they agree.',
        `We build the part that can be built: software to run a deal from first call to signed papers, and a marketplace where one can be found and read across borders and asset classes. We work from the ${site.financialCentre}, a few hours’ flight from both.`,
      ],
    },
    values: {
      kind: 'features',
      heading: 'Four values, and what each one costs us',
      intro: 'Each is written with what we give up for it.',
      items: [
        {
          title: 'Neutrality',
          description:
            'We are paid by subscription, whatever becomes of a deal. It means that we earn nothing extra from the good ones, and it leaves us no reason to push the others.',
        },
        {
          title: 'Discretion',
          description:
            'Investors browse anonymously and users set the filters on who sees them. We do not monitor what they write to each other.',
        },
        {
          title: 'Order',
          description:
            'Deal formats are standardised, and the NDA comes before the confidential file. Some companies would rather be shown off in their own layout. Their readers would not.',
        },
        {
          title: 'Candour',
          description:
            'We screen users and may refuse them. We do not verify the documents they upload, and we say so where it will be read, though it would sell better left unsaid.',
        },
      ],
    },
    leadership: {
      kind: 'prose',
      heading: 'Leadership: four people, and what each answers for',
      paragraphs: [
        'Four people lead the company. Each is responsible for one thing that a client could reasonably complain about.',
      ],
    },
    vision: {
      kind: 'prose',
      heading: 'Our vision: projects that any reader can compare',
      paragraphs: [
        'Public markets became useful when their paperwork became boring. A share could be described in a line, its accounts came in a form that strangers could compare, and the interesting argument was about what it was worth.',
        'Private deals are some way from that. Our vision is a market where a sound project is legible to a careful reader in any country, where the reader may look without being chased, and where the cost of meeting is printed on a page. The judgement, the negotiation and the risk will still belong to the people whose money it is.',
      ],
    },
  },
  callToAction: {
    heading: 'See the product before you judge the company',
    text: 'Ask for a demonstration, and put the awkward questions to the product.',
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'Demo Request' } },
      { label: 'See pricing', to: { route: 'pricing' } },
    ],
  },
} satisfies PageCopy;

/** The strip of live figures: what the platform itself counts (R7.8, R8.6). */
export const platformToday = {
  heading: 'The platform today',
  note: 'Counted by the platform itself, as you opened this page.',
  loading: 'Loading statistics',
  failed: 'Failed to load statistics',
  /** In the order they are shown. `claim` is what the site says elsewhere: a lower count is shown and warned of. */
  figures: [
    { name: 'countries', label: 'Countries', claim: facts.countries.value },
    { name: 'firms', label: 'Firms', claim: facts.firmsServed.value },
    { name: 'deals', label: 'Deals', claim: facts.dealsRun.value },
    { name: 'capitalRaised', label: 'Capital raised', claim: facts.capitalRaised.value, currency: 'USD' },
  ],
} satisfies StatisticsCopy;
