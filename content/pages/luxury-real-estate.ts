import { facts } from '#content/facts-today.ts';
import { site } from '#content/site.ts';
import { tickets } from '#content/sample-amounts.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

/** Copy of the luxury real estate page (R2.39). */
export const luxuryRealEstate = {
  hero: {
    eyebrow: 'Luxury real estate',
    title: 'View luxury property before anyone knows your name',
    lead: 'Family offices, wealth managers and property funds read listings on the marketplace anonymously. The owner learns who you are when you choose to engage.',
    actions: [
      { label: 'Explore Properties', to: { platform: 'register-investor' } },
      { label: 'Speak with Specialist', to: { route: 'contact', subject: 'General Inquiry' } },
    ],
    note: 'For Professional Clients, subject to approval. Our specialists explain how the platform works; they do not advise on a property or its price.',
  },
  sections: {
    priceHears: {
      kind: 'features',
      heading: 'Why interest that becomes known moves the price',
      intro:
        'On the marketplace a buyer stays anonymous until it engages, and the name of the owner who publishes can be kept confidential.',
      items: [
        {
          title: 'What it costs the buyer',
          description:
            'Ask one agent about a penthouse on Tuesday and by Thursday a second one calls with the same floor plan. Somebody has looked up the family. The vendor, who was flexible last week, has taken it off the market to “review expectations”.',
        },
        {
          title: 'What it costs the owner',
          description:
            'Word that the house is for sale reaches the staff, the neighbours and a newspaper before it reaches one person able to buy it.',
        },
      ],
      exhibit: {
        kind: 'sight',
        steps: ['You browse', 'You engage', 'You sign the NDA'],
        rows: [
          { who: 'Agents, staff, neighbours', cells: ['Nothing', 'Nothing', 'Nothing'], seen: [] },
          { who: 'The owner', cells: ['Nothing', 'Your name', 'Name and signature'], seen: [1, 2] },
          { who: 'You', cells: ['The listing', 'Direct talks', 'Title, surveys, leases'], seen: [0, 1, 2] },
        ],
        note: 'Who knows of your interest, and since when.',
      },
    },
    howItWorks: {
      kind: 'workflow',
      heading: 'A purchase on the platform in five steps',
      steps: [
        {
          icon: 'shield',
          title: 'Register',
          description:
            'You apply as an investor and pass KYC/AML screening. Both come before the first listing.',
          features: [
            'For Professional Clients, subject to approval',
            'No commitment by applying',
            'Filters on who can see you',
          ],
        },
        {
          icon: 'eye-off',
          title: 'Browse',
          description: `Listings from ${facts.countries.text} countries follow one format, whether the asset is a villa, a branded residence or a hotel with its land. You read them without being seen, and no agent calls back.`,
          features: [
            'No name shown to the owner',
            'Villas, residences and hotels under one set of headings',
            'Minimum ticket stated',
          ],
        },
        {
          icon: 'pin',
          title: 'Engage',
          description:
            'You pick a property and reveal your identity to that owner alone. Until this moment the staff, the neighbours and the second agent have had nothing to talk about.',
          features: [
            'One owner, at the time you choose',
            'An owner whose name may be confidential too',
            'No introduction fee to the platform',
          ],
        },
        {
          icon: 'signature',
          title: 'Sign and read',
          description:
            'The NDA is signed digitally. Then the data room opens: title documents, surveys, leases, service charges. Whether the flight is worth taking is usually clear by the survey.',
          features: [
            'NDA before any confidential paper',
            'Title, surveys and leases in one room',
            'Your own surveyor beside you',
          ],
        },
        {
          icon: 'handshake',
          title: 'Negotiate',
          description:
            'You, the owner and your own lawyers and surveyors take it from there. If the house is more than you want, co-investment allows a part. The platform keeps the papers and stays out of the price.',
          features: [
            'Direct talks with the owner',
            'A part of a hotel as well as the whole',
            'No success fee, commission or brokerage fee',
          ],
        },
      ],
    },
    room: {
      kind: 'features',
      heading: 'What an owner should have ready',
      intro: 'Buyers read these papers in the data room before they visit.',
      items: [
        {
          title: 'Proof of who owns what',
          description:
            'The legal entity, its owners and its rights to the property. You must show your rights before each upload, and the buyer’s counsel will ask to see them again.',
        },
        {
          title: 'The building’s own file',
          description:
            'Plans as built, the last survey, the lift contract, the dispute with the neighbour. A defect found in the file costs less than one found on site.',
        },
        {
          title: 'A choice about your name',
          description:
            'The publisher of a project can be kept confidential. Filters on who sees your information are under your control.',
        },
      ],
    },
    terms: {
      kind: 'figures',
      heading: 'The terms of entry, in three figures',
      items: [
        { value: facts.countries.text, label: 'countries in the marketplace' },
        {
          value: facts.minimumTicket.text,
          label: 'lowest minimum ticket of a project, unless the regulator sets another',
        },
        { value: 'Zero', label: 'success fees, commissions and brokerage fees to the platform' },
      ],
    },
    funds: {
      kind: 'prose',
      heading: 'For real-estate funds: raise and sell in one place',
      paragraphs: [
        `A real-estate fund does both, often in one year. In ${site.product.name} its investors, their NDAs and their checks stand in one list, and each building has a data room of its own, which can be shown to a buyer later without being rebuilt.`,
        'On the marketplace the same fund can read properties anonymously before it bids, and publish a holding when the term of the fund comes round.',
      ],
      exhibit: {
        kind: 'confluence',
        from: ['Investors, with their NDAs and checks', 'A data room for each building'],
        middle: 'One record of the fund',
        to: ['Reads properties unseen before it bids', 'Publishes a holding at the end of its term'],
        note: 'A sample fund that raises and sells in one year.',
      },
    },
    share: {
      kind: 'prose',
      heading: 'Co-investment: take a part of a building',
      paragraphs: [
        `Some offices want a hotel and some want a part of one. Co-investment lets several investors take part in the same opportunity, and each decides for itself. ${site.name} does not pool their money or choose on their behalf.`,
      ],
      exhibit: {
        kind: 'screen',
        title: 'One hotel, four tickets',
        aside: 'A worked example',
        items: [
          { name: 'A family office', value: tickets(20), share: 50 },
          { name: 'A property fund', value: tickets(12), share: 30 },
          { name: 'A wealth manager’s client', value: tickets(7), share: 17.5 },
          { name: 'The smallest ticket there is', value: tickets(1), share: 2.5 },
        ],
        total: { name: 'Each decides for itself', value: tickets(40) },
        note: 'Sample amounts, none below the lowest minimum ticket.',
      },
    },
  },
  callToAction: {
    heading: 'View listings, or list a property',
    text: 'Investors see listings once their application is approved. Owners and developers register as capital seekers, submit their documents and publish when those have been approved.',
    actions: [
      { label: 'View Luxury Listings', to: { platform: 'register-investor' } },
      { label: 'List a property', to: { platform: 'register-capital-seeker' } },
      { label: 'Speak with Specialist', to: { route: 'contact', subject: 'General Inquiry' } },
    ],
  },
} satisfies PageCopy;
