import { facts } from '#content/facts-today.ts';
import { site } from '#content/site.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

/** Copy of the page for M&A and advisory firms (R2.38). */
export const advisoryMa = {
  hero: {
    eyebrow: 'M&A and advisory firms',
    title: 'Run the mandate, and let the client watch it run',
    lead: 'From the engagement letter to the last question of the second round: mandate, buyers and diligence Q&A in one record, with a dashboard on which the client can follow it.',
    actions: [{ label: 'Book a demo', to: { route: 'contact', subject: 'Demo Request' } }],
  },
  sections: {
    desk: {
      kind: 'features',
      heading: 'Intake, outreach, Q&A and client reports in one record',
      items: [
        {
          title: 'Mandate intake',
          description:
            'Record the client, the perimeter, the timetable and the conflicts already cleared while the pitch is fresh. The associate who joins in week three reads the same brief as the partner who won it.',
        },
        {
          title: 'Buyer outreach',
          description:
            'The long list, the teaser and the call notes belong together. Trade buyers, funds and the one family the founder will not sell to each keep a status and a reason.',
        },
        {
          title: 'Diligence Q&A',
          description:
            'Questions come in from bidders and go out to finance, tax and counsel. Each has an owner and an answer, and a question asked by two bidders need be answered only once.',
        },
        {
          title: 'Client dashboards',
          description:
            'The seller sees where the process stands on the day of asking. Your Friday call can then be about price.',
        },
      ],
    },
    workflow: {
      kind: 'workflow',
      heading: 'A mandate in seven steps, from pitch to signing',
      intro: 'The process is yours. The platform keeps its record in one place, and the client can read it.',
      steps: [
        {
          icon: 'building',
          title: 'Take the mandate in',
          description:
            'Client, perimeter, timetable, conflicts. Write them down in the week the pitch is won, when the partner still remembers what was promised on page nine of it.',
          features: [
            'One brief for everyone who joins later',
            'KYC of the client and of the project',
            'Uploads on behalf of existing clients',
          ],
        },
        {
          icon: 'search',
          title: 'Draw the long list',
          description:
            'Trade buyers from the CRM, funds from the last process, and the one family to whom the founder will not sell. Each gets a status and a reason before anyone is called.',
          features: ['Contacts with their deal history', 'Exclusions on record', 'An owner for every buyer'],
        },
        {
          icon: 'mail',
          title: 'Approach the buyers',
          description: `The teaser goes to the list, and you know who has had it. A listing on a marketplace of ${facts.countries.text} countries finds readers besides, who make themselves known when they wish to.`,
          features: [
            'Call notes beside the teaser',
            'Seller’s name withheld in the listing',
            'Inbound interest in the same pipeline',
          ],
        },
        {
          icon: 'signature',
          title: 'Sign, then open the room',
          description:
            'NDAs go out for e-signature. The memorandum and the files follow the signature, so the list of those who may read is the list of those who have signed.',
          features: [
            'Digital NDAs for every bidder',
            'A secure virtual data room',
            'Checks on parties before offers',
          ],
        },
        {
          icon: 'document',
          title: 'Answer the questions once',
          description:
            'The second-round list arrives after six. Each question gets an owner in finance, tax or counsel, and is closed with the document that answers it.',
          features: [
            'Diligence Q&A beside the room',
            'One answer for two bidders who ask the same',
            'What waits for the client, in one view',
          ],
        },
        {
          icon: 'chart',
          title: 'Let the client look',
          description:
            'The seller opens the dashboard on Thursday night and knows who has gone quiet. The Friday call can be about price, and about whether to wait for the late bidder.',
          features: [
            'A dashboard for the client',
            'Progress as of the day of asking',
            'Fewer status reports to write',
          ],
        },
        {
          icon: 'handshake',
          title: 'Bring it to signing',
          description: `Final offers, one exclusive bidder, and lawyers who want every version since March. They are in the room. What you have agreed with your client is yours; the platform adds no success fee.`,
          features: [
            'The papers of the process, complete',
            'No fee taken from the deal',
            'Buyers remembered for the next mandate',
          ],
        },
      ],
    },
    secondRound: {
      kind: 'prose',
      heading: 'Second-round questions, answered once',
      paragraphs: [
        'It arrives after six. The bidder’s accountants want monthly working capital, the lawyers want every contract with a change-of-control clause, and a third tab asks for papers that have been in the data room since Monday.',
        'Handled by email, that list becomes three lists by morning. Handled beside the room, a question can be closed with the document that answers it, and the team can see which ones truly wait for the client. Two bidders who ask the same get the same answer.',
      ],
      exhibit: {
        kind: 'confluence',
        from: [
          'The accountants’ list, at six',
          'The lawyers’ list, an hour later',
          'A tab of papers in the room since Monday',
        ],
        middle: 'Each question once, with an owner',
        to: ['The same answer for every bidder', 'What truly waits for the client'],
        note: 'A second-round evening, with the questions kept beside the room.',
      },
    },
    client: {
      kind: 'list',
      heading: 'Questions that the client’s dashboard answers',
      intro: 'The seller asks them each week. On the dashboard the answers are as of that day.',
      items: [
        'How many buyers have had the teaser, and which have signed the NDA?',
        'What are we, the sellers, late with?',
        'Who asked for a management meeting, and who went quiet after the information memorandum?',
      ],
      exhibit: {
        kind: 'screen',
        title: 'Project Heron',
        aside: 'As of today',
        items: [
          {
            name: 'Buyers with the teaser',
            value: '31',
            lines: ['18 of them have signed the NDA'],
            share: 58,
          },
          {
            name: 'Late on the seller’s side',
            value: '2 papers',
            state: 'due',
            lines: ['Monthly working capital; the lease of the depot'],
          },
          { name: 'Management meetings', value: '4 asked for', state: 'done' },
          {
            name: 'Gone quiet',
            value: '3 buyers',
            state: 'open',
            lines: ['Since the information memorandum'],
          },
        ],
        note: 'The dashboard of a sample mandate, as the seller sees it.',
      },
    },
    standing: {
      kind: 'prose',
      heading: 'Your clients remain your clients',
      paragraphs: [
        `Advisors on ${site.name} can view projects, upload them on behalf of the clients they act for, and show their details in the Advisor Pool, a directory within the platform. Listings reach a marketplace of ${facts.countries.text} countries.`,
        'The rules protect the relationship. An Advisor may not solicit issuers who are not already its clients, and may not act as investor, issuer or partner in a personal capacity. Under them a rival may not use your listing to court the company behind it.',
        `${site.name} itself stays out of the mandate. It gives no advice, brokers nothing and charges no success fee; what you have agreed with your client is between the two of you.`,
      ],
      quotation: {
        sample: true,
        by: 'amara-okonjo',
        words:
          'The company that an Advisor lists stays that Advisor’s client. Whoever reads the listing here may not use it to court the company.',
      },
    },
  },
  callToAction: {
    heading: 'See a demo on a process you have closed',
    text: 'Pick one that is closed, so that nothing is confidential. We will follow it from intake to final offers and you can judge where it would have been shorter.',
    actions: [{ label: 'Book a demo', to: { route: 'contact', subject: 'Demo Request' } }],
  },
} satisfies PageCopy;
