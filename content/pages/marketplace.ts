import { facts } from '#content/facts-today.ts';
import { screens } from '#content/screens.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

/** Copy of the marketplace page (R2.34, R1.3, R1.4). */
export const marketplace = {
  hero: {
    eyebrow: 'Cross-border, cross-asset marketplace',
    title: 'Look at private deals without being looked at',
    lead: `Private-market opportunities from ${facts.countries.text} countries, across asset classes, in one place. Investors browse anonymously and decide when to introduce themselves. No success fee is charged to anyone.`,
    actions: [
      { label: 'Join Now', to: { platform: 'join' } },
      { label: 'List an opportunity', to: { platform: 'register-capital-seeker' } },
      { label: 'Book a demo', to: { route: 'contact', subject: 'Demo Request' } },
    ],
    note: 'Access is subject to approval, to the terms and conditions, and to clearance of representations and warranties.',
    screen: screens.browse,
  },
  sections: {
    terms: {
      kind: 'figures',
      heading: `${facts.countries.text} countries, and no fee at closing`,
      items: [
        { value: facts.countries.text, label: 'countries in one marketplace' },
        { value: 'Zero', label: 'success fees, commissions, brokerage fees and carried interest' },
        {
          value: facts.traditionalSuccessFee.text,
          label: 'the success fee traditionally asked when a deal closes',
        },
      ],
    },
    reverseInquiry: {
      kind: 'steps',
      heading: 'Reverse inquiry: the investor makes the first move',
      intro: 'The investor reads first and is known later. Four steps, in this order.',
      items: [
        {
          title: 'Browse without a name',
          description:
            'The investor reads listings anonymously. The company that published one does not learn who is reading.',
        },
        {
          title: 'Compare like with like',
          description:
            'Deal formats are standardised. A warehouse in one country and a credit fund in another are set out in the same way, so a first screening is spent on the deal and less on finding the ticket size.',
        },
        {
          title: 'Choose to engage',
          description:
            'Identity is revealed at this step and only by the investor’s choice. Until then there is no call to return and no follow-up email to decline.',
        },
        {
          title: 'Sign, then read on',
          description: 'The NDA is signed digitally. Confidential papers follow, in the virtual data room.',
        },
      ],
      exhibit: screens.engage,
    },
    coInvestment: {
      kind: 'prose',
      heading: 'Co-investment: several investors in one deal',
      paragraphs: [
        'A family office likes the hotel and does not want all of it. A fund has reached its concentration limit with a third of the round still open. Co-investment is made for both: several investors can take part in one opportunity, each deciding on its own account.',
        `The floor still applies. The minimum ticket of a project is at least ${facts.minimumTicket.text}, or another amount set by the financial regulator.`,
      ],
      exhibit: screens.coInvest,
    },
    features: {
      kind: 'features',
      heading: 'What the marketplace does for both sides',
      intro: 'Six functions. Each is there for whoever reads and for whoever publishes.',
      items: [
        {
          title: 'Search across borders and assets',
          description: `Filter opportunities from ${facts.countries.text} countries by asset class, region and ticket: private equity, credit, funds, property and secondary stakes in one list.`,
        },
        {
          title: 'Anonymous browsing',
          description:
            'A reader has no name until it chooses to engage with one opportunity. The publisher of every other one is told nothing.',
        },
        {
          title: 'One format for every project',
          description:
            'Ticket, target, terms and days left stand in the same place on each page. The publisher fills in headings and needs no designer.',
        },
        {
          title: 'Co-investment',
          description:
            'Several investors can take part in one opportunity, each by its own decision. A ticket too large for one reader need not end the conversation.',
        },
        {
          title: 'NDA before the data room',
          description:
            'Whoever wants the confidential papers signs digitally first. The publisher decides who may enter, and can see who has been given access.',
        },
        {
          title: 'A price that ignores the outcome',
          description:
            'Subscription only. A deal that ends in diligence costs the same as one that signs, because no part of the price depends on the result.',
        },
      ],
    },
    limits: {
      kind: 'list',
      heading: 'What the marketplace leaves to you',
      items: [
        'Judgement. A listing is not a recommendation, and no one here gives investment advice.',
        'Diligence. Documents are not verified by the platform; reading them is work for you and your advisers.',
        'Negotiation. The platform does not broker, solicit or arrange, and does not monitor what users write to each other.',
        'Visibility. Each user sets the filters on who can see their information.',
      ],
    },
  },
  callToAction: {
    heading: 'Join as an investor, or raise capital',
    text: 'Investors must be Professional Clients, and may not be in, or citizens or residents of, the United States or another restricted jurisdiction. Capital seekers submit documents, which are approved against set criteria.',
    actions: [
      { label: 'Join Now', to: { platform: 'join' } },
      { label: 'Register to raise capital', to: { platform: 'register-capital-seeker' } },
    ],
  },
} satisfies PageCopy;
