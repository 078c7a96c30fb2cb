import { facts } from '#content/facts-today.ts';
import { site } from '#content/site.ts';
import { successFeesOn, tickets } from '#content/sample-amounts.ts';
import type { PageCopy } from '#src/model/page-copy.schema.ts';

/** Copy of the page for founders and capital seekers (R2.34). */
export const founders = {
  hero: {
    eyebrow: 'Founders and capital seekers',
    title: 'The raise should not take over the company',
    lead: `${site.name} gives a founder one place for the deck, the data room, the signed NDAs and the list of who said what. Your project can also appear on a marketplace of opportunities from ${facts.countries.text} countries.`,
    actions: [
      { label: 'Apply as a capital seeker', to: { platform: 'register-capital-seeker' } },
      { label: 'Book a demo', to: { route: 'contact', subject: 'Demo Request' } },
    ],
    note: 'Registration is subject to KYC/AML screening and to approval of your documents. Publishing a project does not mean that anyone will fund it.',
  },
  sections: {
    week: {
      kind: 'features',
      heading: 'How a round fills a founder’s week',
      intro:
        'It fills with filing, which falls to the person customers most want to see, in the quarter when the numbers matter most.',
      items: [
        {
          title: 'Monday',
          description:
            'It opens with a request for the cap table, and the copy you sent last time left out the option pool.',
        },
        {
          title: 'Wednesday',
          description:
            'An investor who had gone quiet writes back, and you search three inboxes to see what you promised her.',
        },
        {
          title: 'Friday',
          description: 'Your lawyer asks which of the parties reading the contracts has signed anything.',
        },
      ],
    },
    workflow: {
      kind: 'workflow',
      heading: 'A founder’s raise in six steps',
      intro: 'A founder does this once or twice in a lifetime. These are the steps, in the order they come.',
      steps: [
        {
          icon: 'folder',
          title: 'Find the papers',
          description:
            'Proof that the company exists and of who owns it, the cap table with the option pool in it, the last accounts. Give it an evening. What cannot be found tonight will be asked for anyway.',
          features: [
            'Proof of the legal entity and its owners',
            'Evidence of your rights to the project',
            'One correct cap table',
          ],
        },
        {
          icon: 'shield',
          title: 'Apply, and be screened',
          description:
            'You register as a capital seeker and submit the folder. The company passes KYC, then the project does, and the documents are approved against set criteria. The answer can also be no.',
          features: [
            'KYC of the entity and of the project',
            `${facts.priceCapitalSeekers.text}, paid once, for a single project`,
            'Terms accepted by ticking a box',
          ],
        },
        {
          icon: 'document',
          title: 'Write the page that strangers read',
          description:
            'Listings follow one format, so you fill in the headings every investor looks for. Write it for a reader who is clever, busy and new to your trade. Customers’ names can wait.',
          features: [
            `${facts.singleListings.text} listing per ${facts.listingMonths.text}`,
            `A minimum ticket of ${facts.minimumTicket.text} or more`,
            'No design work, and no house style',
          ],
        },
        {
          icon: 'lock',
          title: 'Decide what waits behind the NDA',
          description:
            'Contracts, salaries and the forecast go into the data room. Investors sign digitally before they see them, which settles your lawyer’s oldest question.',
          features: [
            `${facts.singleStorage.text} of storage for your documents`,
            'Signed NDAs kept beside the files',
            'A single file to correct when something changes',
          ],
        },
        {
          icon: 'pipeline',
          title: 'Answer the ones who come forward',
          description:
            'For some time you may hear nothing: investors browse without a name. Whoever engages has read the page, so treat the first call as a second meeting. Then give it a stage.',
          features: [
            'Names that arrive by their own choice',
            'A pipeline your co-founder can read',
            'A CRM for those who say “later”',
          ],
        },
        {
          icon: 'handshake',
          title: 'Sign with your investor, and go back to work',
          description: `The term sheet is between you, the investor and two sets of lawyers. A success fee of ${facts.traditionalSuccessFee.text} is traditional on such days. Here nothing is taken from the round.`,
          features: [
            'No success fee and no commission',
            'The full record kept for the next round',
            'A room the board can go on using',
          ],
        },
      ],
    },
    tools: {
      kind: 'features',
      heading: 'Five jobs that can leave your inbox',
      items: [
        {
          title: 'A data room you fill once',
          description:
            'Put the contracts, accounts and cap table in a secure virtual data room. When the option pool changes, you correct one file.',
        },
        {
          title: 'NDAs before numbers',
          description:
            'Investors sign digitally before confidential information is shared. Your lawyer’s Friday question has a short answer.',
        },
        {
          title: 'A pipeline your co-founder can read',
          description:
            'First call, data room, term sheet, declined: each conversation stands at a stage. Two founders no longer chase the same fund on the same morning.',
        },
        {
          title: 'Contacts that outlast the round',
          description:
            'The CRM keeps the investor who found you too early. When the next round comes, she is on the list, with her reason.',
        },
        {
          title: 'Readers you have not met',
          description:
            'Listed projects follow a standard format, and investors browse them anonymously. You learn a name when its owner decides to engage.',
        },
      ],
      exhibit: {
        kind: 'screen',
        title: 'Data room',
        aside: 'Sample company',
        items: [
          {
            name: 'Cap table',
            value: 'Corrected today',
            state: 'done',
            lines: ['With the option pool; one file, one place'],
          },
          { name: 'Accounts', value: 'Open to readers', state: 'done' },
          { name: 'Contracts', value: 'After the NDA', state: 'due', lines: ['3 of 4 parties have signed'] },
          { name: 'Forecast', value: 'After the NDA', state: 'due' },
          {
            name: 'Found you too early',
            value: 'Kept for the next round',
            state: 'open',
            lines: ['With her reason, in the CRM'],
          },
        ],
        note: 'A founder’s inbox, emptied: a sample.',
      },
    },
    price: {
      kind: 'figures',
      heading: 'One project, one payment',
      items: [
        { value: facts.priceCapitalSeekers.text, label: 'one-time, for a single project' },
        { value: facts.singleStorage.text, label: 'of storage for your documents' },
        { value: facts.singleListings.text, label: `marketplace listing per ${facts.listingMonths.text}` },
        { value: 'Zero', label: 'success fees on the money you raise' },
      ],
      exhibit: {
        kind: 'screen',
        title: `On a round of ${tickets(10)}`,
        aside: 'A worked example',
        items: successFeesOn(10, `${facts.priceCapitalSeekers.text}, once`),
        layout: 'row',
        note: 'The traditional rates on a sample amount, beside the price of a single project.',
      },
    },
    admission: {
      kind: 'list',
      heading: 'Papers to find before you apply',
      intro:
        'An application may be rejected, and a project removed, without appeal. It pays to have the folder in order first.',
      items: [
        'Proof that the legal entity exists, and of who owns it.',
        'KYC documents for the entity, and then for each project.',
        'Evidence of your rights to the project, needed before every upload.',
        `A minimum ticket of at least ${facts.minimumTicket.text} per project, or another amount set by the financial regulator.`,
        'Whatever you would not show without an NDA, kept apart from whatever you would.',
      ],
    },
  },
  callToAction: {
    heading: 'Apply, or see a finished data room first',
    text: 'Open an account and submit the documents. If you would rather see a finished data room before you build your own, ask for a demo and bring your list of files.',
    actions: [
      { label: 'Apply as a capital seeker', to: { platform: 'register-capital-seeker' } },
      { label: 'See pricing', to: { route: 'pricing' } },
    ],
  },
} satisfies PageCopy;
