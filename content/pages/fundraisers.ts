import { facts } from '#content/facts-today.ts';
import { site } from '#content/site.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

/** Copy of the page for people who raise capital as their trade (R2.35). */
export const fundraisers = {
  hero: {
    eyebrow: 'Fundraisers and placement teams',
    title: 'Know at any minute where the raise stands',
    lead: `You raise for other people, and they telephone. ${site.product.name} keeps the investor list, the documents, the NDAs and the state of every conversation where the whole team, and the principal, can read them.`,
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'Demo Request' } },
      { label: `See ${site.product.name}`, to: { route: 'product' } },
    ],
  },
  sections: {
    benefits: {
      kind: 'features',
      heading: 'Four things the principal will notice',
      intro:
        'The chief executive calls on Thursday evening. The honest answer is spread over a spreadsheet two people edited, a folder of NDAs and one colleague’s memory. It need not be.',
      items: [
        {
          title: 'An answer on the first call',
          description:
            'Every investor stands at one stage, with a next step and an owner. You read the board aloud and go home.',
        },
        {
          title: 'No crossed wires',
          description:
            'Before you ring a family office in Riyadh, the CRM shows that your colleague did so on Tuesday, and that the answer was to come back after the audit.',
        },
        {
          title: 'One set of documents',
          description:
            'The principal replaces the forecast in the data room, and that is the forecast. Nobody asks you for the version before last.',
        },
        {
          title: 'A fee you can put in the budget',
          description: `${site.name} charges a subscription. It adds no success fee, where ${facts.traditionalSuccessFee.text} is traditional, and no commission on top of whatever you and your client have agreed.`,
        },
      ],
      exhibit: {
        kind: 'screen',
        title: 'The raise, stage by stage',
        aside: 'Sample raise',
        items: [
          { name: 'Committed', value: '4 investors', state: 'done', lines: ['Papers signed'] },
          {
            name: 'With the lawyers',
            value: '2 investors',
            state: 'due',
            lines: ['Next: the side letter, by Monday'],
          },
          {
            name: 'After the audit',
            value: '1 family office',
            state: 'open',
            lines: ['Riyadh; a colleague rang on Tuesday'],
          },
          { name: 'Declined', value: '9 investors', lines: ['Each with its reason'] },
        ],
        note: 'The board that you would read out on the telephone.',
      },
    },
    workflow: {
      kind: 'workflow',
      heading: 'A raise in six steps, from mandate to close',
      steps: [
        {
          icon: 'building',
          title: 'Take the mandate in',
          description:
            'Enter the project in the standard format, on behalf of a client you already act for. The legal entity and the project each pass KYC, and the issuer shows its rights to what is being offered.',
          features: [
            'An Advisor’s account for several clients',
            'KYC of entity and project',
            'A fixed format for the teaser',
          ],
        },
        {
          icon: 'folder',
          title: 'Stock the room',
          description:
            'Load the accounts, the model and the contracts while the principal still has time for you. Decide which of them wait behind the NDA.',
          features: [
            'Documents the client can replace itself',
            'One forecast, the current one',
            'The checklist finished before launch',
          ],
        },
        {
          icon: 'people',
          title: 'Build the list',
          description:
            'Sort the investors you already know by who could say yes. Note the ones who should not be called at all, and why. The list is yours, and so are the filters on who can see it.',
          features: [
            'History from earlier raises',
            'One owner for each investor',
            'Filters over your own information',
          ],
        },
        {
          icon: 'globe',
          title: 'Publish, if it helps',
          description:
            'On the marketplace, investors browse without being seen. Those who choose to engage join your pipeline with a name. If the client prefers silence, the step is left out.',
          features: [
            'Readers beyond your own contacts',
            'The publisher’s name kept confidential',
            'No cold call to make or to take',
          ],
        },
        {
          icon: 'pipeline',
          title: 'Work the pipeline',
          description:
            'NDAs go out for digital signature, files open, questions come back. Each Friday the stages have moved or they have not, and the principal can read which without ringing you.',
          features: [
            'E-signature for every NDA',
            'A next step beside every name',
            'A board to read out over the telephone',
          ],
        },
        {
          icon: 'check',
          title: 'Close, and keep the record',
          description:
            'The agreement is signed between the parties. The list, the notes and the reasons for each refusal are there for the next raise, and the investor who came too late is first on it.',
          features: [
            'No success fee on top of yours',
            'Reasons kept with each refusal',
            'Papers in one place for the auditors',
          ],
        },
      ],
    },
    principals: {
      kind: 'prose',
      heading: 'You decide who can see your investor list',
      paragraphs: [
        'A placement agent’s contacts are the business, and the fear of losing them is reasonable. Users control the filters that decide who can see their information.',
        'Your client is protected as well. An Advisor uploads projects on behalf of clients it already has, and may not solicit the issuers of anyone else.',
      ],
      exhibit: {
        kind: 'sight',
        steps: ['The project', 'The data room', 'Your investor list'],
        rows: [
          { who: 'You and your team', cells: ['All of it', 'All of it', 'All of it'], seen: [0, 1, 2] },
          { who: 'Your client', cells: ['Its own', 'Its own papers', 'What you show it'], seen: [0, 1, 2] },
          {
            who: 'An investor who engages',
            cells: ['The listing', 'After the NDA', 'Nothing'],
            seen: [0, 1],
          },
          { who: 'Another Advisor', cells: ['The listing', 'Nothing', 'Nothing'], seen: [0] },
        ],
        note: 'Who sees what while your filters are at their narrowest.',
      },
    },
    limits: {
      kind: 'list',
      heading: 'What the platform does not do for you',
      items: [
        'Judging the investor. The platform screens who its users are; whether one suits your client is for you to say.',
        'The pitch. No one here introduces, recommends or solicits on your behalf.',
        'The licence. If your work needs one where you do it, you hold it.',
      ],
      exhibit: {
        kind: 'screen',
        title: 'Whose work is it?',
        aside: 'A raise',
        layout: 'row',
        items: [
          {
            name: 'You',
            lines: ['Judge and pitch to investors', 'Hold the licence, where one is needed'],
          },
          {
            name: 'Your client',
            lines: ['Shows its rights to the project', 'Signs with the investor'],
          },
          {
            name: site.name,
            lines: ['Screens who its users are', 'Keeps the list, the room and the NDAs'],
          },
        ],
        note: 'The three parties to a raise, and the part of each.',
      },
    },
  },
  callToAction: {
    heading: 'See your investor list as a pipeline',
    text: 'Every raise has a spreadsheet with a column called “status” and no two entries alike. In a demonstration we turn its columns into stages.',
    actions: [
      { label: 'Book a demo', to: { route: 'contact', subject: 'Demo Request' } },
      { label: 'List a project', to: { platform: 'register-capital-seeker' } },
    ],
  },
} satisfies PageCopy;
