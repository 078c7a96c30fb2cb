import { facts } from '#content/facts-today.ts';
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
      heading: 'A short deadline, and documents that arrive apart',
      paragraphs: [
        'It begins with a message to the principal: a hospital group, an attractive price, an answer by Friday. The deck lands on a telephone. The accounts come two days later, to somebody else. When the investment committee sits, the principal has read one version and the chief investment officer another.',
        'Saying no is work too. A known name draws proposals it never asked for, and each courteous refusal takes time from the portfolio already bought.',
      ],
      exhibit: {
        kind: 'confluence',
        from: [
          'The message: to the principal, on Monday',
          'The deck: on a telephone, the same night',
          'The accounts: to an analyst, on Wednesday',
        ],
        middle: 'Committee, Friday',
        to: ['The principal has read one version', 'The investment officer has read another'],
        note: 'How a direct deal reaches a small office without a common record.',
      },
    },
    discretion: {
      kind: 'prose',
      heading: 'Read deals anonymously, without being pitched to',
      paragraphs: [
        `On the marketplace the office reads opportunities from ${facts.countries.text} countries anonymously. Its identity is revealed when it chooses to engage. A deal that is wrong for the family ends as a page closed, with nobody to disappoint.`,
      ],
      exhibit: {
        kind: 'sight',
        steps: ['You read', 'You engage', 'You sign the NDA'],
        rows: [
          {
            who: 'The issuer you choose',
            cells: ['Nothing', 'The office’s name', 'Name and signature'],
            seen: [1, 2],
          },
          { who: 'Every other issuer', cells: ['Nothing', 'Nothing', 'Nothing'], seen: [] },
          { who: 'The office', cells: ['The listing', 'A first talk', 'The data room'], seen: [0, 1, 2] },
        ],
        note: 'Who learns what on the marketplace, and when.',
      },
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
      heading: 'Six steps from screening to investment',
      intro: 'Nobody outside learns the office’s name before the fourth, and then one issuer does.',
      steps: [
        {
          icon: 'shield',
          title: 'Settle who may see the family',
          description:
            'The office registers and passes KYC/AML screening as a Professional Client. Then it sets the filters on who can see its information. Some offices set them to almost nobody.',
          features: [
            'Screening before the first listing is read',
            'Filters that the office sets itself',
            'A profile of what the family buys, if it wants one',
          ],
        },
        {
          icon: 'eye-off',
          title: 'Read with the door closed',
          description: `The analyst goes through opportunities from ${facts.countries.text} countries on a quiet morning. What does not suit the family is left unread after page one, and nobody telephones to ask why.`,
          features: [
            'Browsing that shows no name to the issuer',
            'One format for direct deals, funds and property',
            'Projects that match the profile',
          ],
        },
        {
          icon: 'pipeline',
          title: 'Put three on the principal’s list',
          description:
            'The few that survive go into the pipeline with a note and a name beside them. The principal opens one list on the aeroplane and answers from it.',
          features: [
            'Stages that the whole office shares',
            'The introducer’s history in the CRM',
            'A reason kept for every no',
          ],
        },
        {
          icon: 'signature',
          title: 'Give the name once, to one issuer',
          description:
            'The office chooses to engage, and that issuer learns who has been reading. The NDA is signed digitally. Then the data room opens.',
          features: [
            'Identity revealed by choice',
            'NDA signed before confidential papers',
            'No other issuer is told',
          ],
        },
        {
          icon: 'people',
          title: 'Let the committee read one version',
          description:
            'The accounts, the draft agreement and counsel’s remarks are in one room when the committee sits. The diligence is the office’s own, since the platform verifies no documents and recommends no deal.',
          features: [
            'One address for every draft',
            'Counsel invited to the same room',
            'The site visit filed with the deal it was about',
          ],
        },
        {
          icon: 'handshake',
          title: 'Take the whole ticket, or part of it',
          description: `Co-investment lets the office join at a size the family is content with, beside others who decide for themselves. A project’s minimum ticket is ${facts.minimumTicket.text} or more, unless the financial regulator sets another.`,
          features: [
            'No success fee and no carried interest to the platform',
            'Side letters and notices kept with the deal',
            'A record for the analyst who comes next',
          ],
        },
      ],
    },
    committee: {
      kind: 'list',
      heading: 'Five committee questions that the record answers',
      items: [
        'Who introduced this, and what did we say the last time they brought us something?',
        'Which draft of the shareholder agreement did we read?',
        'Who signed the NDA for us, and have the others signed?',
        'Where is the side letter that this capital call should be read against?',
        'We passed on this company once before. Why?',
      ],
      exhibit: {
        kind: 'screen',
        title: 'Hospital group',
        aside: 'Sample deal',
        items: [
          {
            name: 'Introduced by',
            value: 'A former banker',
            lines: ['Twice before: one no, one co-investment'],
          },
          {
            name: 'Shareholder agreement',
            value: 'Draft 4, read',
            state: 'done',
            lines: ['By the principal and by counsel'],
          },
          { name: 'NDA', value: 'Both sides signed', state: 'done' },
          { name: 'Side letter', value: 'Filed with the call notice', state: 'done' },
          {
            name: 'The last time',
            value: 'Passed',
            lines: ['The price assumed a licence that was not granted yet'],
          },
        ],
        note: `The record of a sample deal in ${site.product.name}.`,
      },
    },
    multiFamily: {
      kind: 'prose',
      heading: 'For multi-family offices: a portal under your name',
      paragraphs: [
        'A multi-family office can take the product white-labelled and admit its families to a portal that carries its own name. Its administrators approve who enters and which projects appear. Each user keeps the filters that decide who may see their information.',
      ],
      quotation: {
        sample: true,
        by: 'vikram-desai',
        words:
          'The office decides who enters and what they find. My team is there for the weeks after the contract, and for the first question nobody expected.',
      },
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
