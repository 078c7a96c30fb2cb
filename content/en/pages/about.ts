import { company } from '../company.ts';
import { facts } from '#content/facts-today.ts';
import { site } from '#content/site.ts';
import type { AboutCopy } from '#src/model/composed-pages.schema.ts';
import type { StatisticsCopy } from '#src/model/page-copy.schema.ts';

/** Copy of the about page (R2.29). The people of the table under `leadership` are in content/en/team.ts. */
export const about = {
  hero: {
    layout: 'halves',
    eyebrow: `About ${site.name}`,
    title: 'We build software and a marketplace for private markets',
    lead: `${site.product.name} is deal-management software for professional teams. The marketplace connects investors and capital seekers across borders. The name comes from the qanat, an underground channel that brings water to where it is needed.`,
    actions: [
      { label: `See ${site.product.name}`, to: { route: 'product' } },
      { label: 'Contact us', to: { route: 'contact' } },
    ],
  },
  sections: {
    leadership: {
      heading: 'Leadership team: who answers for what',
      intro: 'Four people, each with one part of the platform. Write to the one you need.',
    },
    mission: {
      heading: 'Our mission: shorten the path from capital to opportunity',
      paragraphs: [
        'Private-market transactions still depend on personal introductions, inconsistent documents and intermediaries paid a percentage at closing. Investors and capital seekers in different countries rarely find each other, and when they do, no two deals are presented alike.',
        `${site.name} addresses this in two ways. Teams manage a deal in ${site.product.name}, for ${facts.priceBusiness.text} a year, until it closes. The marketplace presents each opportunity in one format. We are based in the ${company.financialCentre}.`,
      ],
    },
    values: {
      heading: 'Our values',
      items: [
        {
          title: 'Neutrality',
          description:
            'Capital seekers and firms pay us; investors do not. We are paid the same whether or not a deal closes.',
        },
        {
          title: 'Discretion',
          description:
            'Users control who can see their information. We do not monitor what users write to each other. If misuse is reported to us, we examine what was reported.',
        },
        {
          title: 'Consistency',
          description:
            'Deal formats are standardised so that opportunities can be compared. An NDA comes before confidential information, on every deal.',
        },
        {
          title: 'Transparency',
          description:
            'We state what we do and what we do not do. We screen users; we do not verify the documents they upload.',
        },
      ],
    },
    vision: {
      pace: 'statement',
      tone: 'sunk',
      heading: 'Our vision: private markets that are easy to compare',
      paragraphs: [
        'Public markets run on standard disclosure: accounts and listings follow a common form, so investors can concentrate on value. Private markets do not yet have that common form.',
        'We want a private market where a sound project can be assessed from any country, investors are not approached before they choose, and the cost of access is public. Judgement, negotiation and risk are a matter for the parties and their advisers.',
      ],
    },
  },
  callToAction: {
    heading: 'Ask us how we earn our money',
    text: 'Ask us, too, what we do not do. A demo shows the software, the marketplace and their limits.',
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'demo-request' } },
      { label: 'See pricing', to: { route: 'pricing' } },
    ],
    related: ['investors', 'fund-managers', 'faq'],
  },
} satisfies AboutCopy;

/** At the top of the page, signed by the first person of content/en/team.ts. */
export const letter = {
  label: 'A letter from the Chief Executive',
  paragraphs: [
    'Most private deals still begin with an introduction and end with a percentage. Here an investor finds the deal unprompted, and we take no share of it.',
    'We charge for the platform, at a price that anyone can read. Our bill is the same whether your deal closes or falls through.',
    'That leaves us free to say what we are not. We do not advise, we do not broker, and we do not vouch for what others upload. Hold us to it: the four of us below answer for it by name.',
  ],
} as const;

export const teamColumns = ['Name', 'Answers for', 'Write to'];

/** The drawing between mission and vision. Its parts are in the order of the values. */
export const crossSection = {
  alternativeText:
    'A section through the ground. Water below a mountain reaches the mother well and follows a channel under a row of shafts to a village with palms.',
  parts: ['The mother well', 'The channel', 'The shafts', 'The village'],
};

/** The strip of statistics (R7.8, R8.6). */
export const platformToday = {
  heading: 'The platform today',
  note: 'As reported by the platform.',
  loading: 'Loading statistics',
  failed: 'Failed to load statistics',
  /** In display order. `claim` is the figure elsewhere on the site: a lower live figure is shown, with a warning. */
  figures: [
    { name: 'countries', label: 'Countries', claim: facts.countries.value },
    { name: 'firms', label: 'Firms', claim: facts.firmsServed.value },
    { name: 'deals', label: 'Deals', claim: facts.dealsRun.value },
    { name: 'capitalRaised', label: 'Capital raised', claim: facts.capitalRaised.value, currency: 'USD' },
  ],
} satisfies StatisticsCopy;
