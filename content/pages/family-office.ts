import { facts } from '#content/facts.ts';
import { site } from '#content/site.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

/** Copy of the page for family offices (R2.34). */
export const familyOffice = {
  hero: {
    eyebrow: 'Family offices',
    title: 'Keep the family’s name quiet until you choose to use it',
    lead: `Direct deals from old friends, fund re-ups, a co-investment that closes on Friday. ${site.name} gives a small team a private way to look and an orderly way to decide.`,
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'Demo Request' } },
      { label: 'Join Now', to: { platform: 'join' } },
    ],
  },
  sections: {
    problem: {
      kind: 'prose',
      heading: 'The deadline arrives before the documents do',
      paragraphs: [
        'It begins with a message to the principal: a hospital group, an attractive price, an answer by Friday. The deck lands on a telephone. The accounts come two days later, to somebody else. When the investment committee sits, the principal has read one version and the chief investment officer another.',
        'Saying no is work too. A known name draws proposals it never asked for, and each courteous refusal takes time from the portfolio already bought.',
      ],
    },
    discretion: {
      kind: 'prose',
      heading: 'Nobody can pitch to a reader they cannot see',
      paragraphs: [
        `On the marketplace the office reads opportunities from ${facts.countries.text} countries anonymously. Its identity is revealed when it chooses to engage. A deal that is wrong for the family ends as a page closed, with nobody to disappoint.`,
      ],
    },
    office: {
      kind: 'features',
      heading: 'One file for deals, funds and everything in between',
      intro: `Behind the marketplace stands ${site.product.name}, the workspace in which the office runs what it has found.`,
      items: [
        {
          title: 'A pipeline the whole office can read',
          description:
            'The direct stake, the secondary and the fund commitment move through stages everyone shares. The analyst’s note from the site visit stays with the deal it is about.',
        },
        {
          title: 'A room for the papers',
          description:
            'Capital call notices, side letters and quarterly letters have a secure place. Next year’s analyst will find them there, whoever filed them.',
        },
        {
          title: 'Company for the larger ticket',
          description:
            'Co-investment lets the office take part of an opportunity alongside others. The decision, and the diligence, remain its own.',
        },
        {
          title: 'NDAs and checks, in order',
          description:
            'NDAs are signed digitally before confidential information is shared. KYC/AML checks sit in the same place, so the lawyer has one address to ask for.',
        },
      ],
    },
    workflow: {
      kind: 'workflow',
      type: 'family-office',
      heading: 'From a name on a list to a place in the portfolio',
      intro: 'The steps are those of most offices. What differs is how much of each is known outside.',
    },
    committee: {
      kind: 'list',
      heading: 'Five questions the committee should not need to telephone about',
      items: [
        'Who introduced this, and what did we say the last time they brought us something?',
        'Which draft of the shareholder agreement did we read?',
        'Who signed the NDA for us, and have the others signed?',
        'Where is the side letter that this capital call should be read against?',
        'We passed on this company once before. Why?',
      ],
    },
    multiFamily: {
      kind: 'prose',
      heading: 'More than one family under the roof',
      paragraphs: [
        'A multi-family office can take the product white-labelled and admit its families to a portal that carries its own name. Its administrators approve who enters and which projects appear. Each user keeps the filters that decide who may see their information.',
      ],
    },
  },
  callToAction: {
    heading: 'See it with the people who would use it',
    text: `Bring the chief investment officer and the person who keeps the files. To invest, an office must be a Professional Client under the financial regulator’s rulebook: for example, one with at least ${facts.professionalClientCash.text} in cash.`,
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'Demo Request' } },
      { label: 'Join Now', to: { platform: 'join' } },
    ],
  },
} satisfies PageCopy;
