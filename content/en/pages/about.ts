import { company } from '../company.ts';
import { facts } from '#content/facts-today.ts';
import { site } from '#content/site.ts';
import type { AboutCopy } from '#src/model/composed-pages.schema.ts';
import type { StatisticsCopy } from '#src/model/page-copy.schema.ts';
import { promises } from '../promises.ts';

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
      intro: 'Each answers for one part of the platform. Messages go to their teams.',
    },
    mission: {
      heading: 'Our mission: shorten the path from capital to opportunity',
      paragraphs: [
        'Private-market deals depend on introductions, on documents in every form, and often on a percentage at closing.',
        `Teams manage their deals in ${site.product.name} until they close. The marketplace presents each opportunity in one format. We are based in the ${company.financialCentre}.`,
      ],
    },
    values: {
      heading: 'Our values',
      items: [
        {
          title: 'Neutrality',
          description: 'Capital seekers and teams pay us; nobody pays to browse or to invest.',
        },
        {
          title: 'Discretion',
          description: `${promises.says.filters} We do not monitor what users write to each other. If misuse is reported to us, we examine what was reported.`,
        },
        {
          title: 'Consistency',
          description:
            'Deal formats are standardised so that opportunities can be compared. An NDA comes before confidential information, on every deal.',
        },
        {
          title: 'Transparency',
          description: 'We screen users; we do not verify the documents they upload.',
        },
      ],
    },
    vision: {
      pace: 'statement',
      tone: 'sunk',
      heading: 'Our vision: private markets that are easy to compare',
      paragraphs: [
        'Public markets run on standard disclosure: accounts and listings follow a common form, so investors can concentrate on value. Private markets do not yet have one.',
        'We want a private market where a sound project can be assessed from any country, investors are not approached before they choose, and the cost of access is public. Judgement, negotiation and risk are a matter for the parties and their advisers.',
      ],
    },
  },
  callToAction: {
    heading: 'Ask us how we earn our money',
    text: `${site.product.name} is ${facts.priceBusiness.text} a year for ${facts.multiUsers.text}, or ${facts.priceCapitalSeekers.text} for one project. A demo shows the software, the marketplace and their limits.`,
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
    'We charge for the platform, and our plans are on this site. Our bill is the same whether your deal closes or falls through.',
    'That leaves us free to say what we are not. We do not advise, we do not broker, and we do not vouch for what others upload. Hold us to it.',
  ],
} as const;

export const teamColumns = ['Name', 'Answers for', 'Write to'];

/** The drawing between mission and vision. */
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
