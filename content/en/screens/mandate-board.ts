import type { ScreenContent } from '#src/model/screen.schema.ts';

/** A sale in its second round, by bidder. All names and amounts are samples. */
export const mandateBoard = {
  description:
    'Project Heron, a sale in its second round, as a board of three bidders. Each column has the offer, the diligence questions asked, whose answers go to all bidders, and the next meeting.',
  app: 'product',
  section: 'pipeline',
  owner: {
    workspace: 'Sample Advisory Firm',
    person: { initials: 'OK', name: 'Omar K.', role: 'M&A adviser' },
  },
  title: 'Project Heron',
  aside: 'Sell-side mandate',
  chip: { text: 'Final offers 2 June', tone: 'wait', icon: 'calendar' },
  people: ['OK', 'AT'],
  buttons: ['Client view'],
  columns: [
    {
      size: 'main',
      parts: [
        {
          kind: 'board',
          onPhones: true,
          columns: [
            {
              id: 'trade-a',
              title: 'Trade buyer A',
              total: 'NDA signed',
              onPhones: true,
              cards: [
                {
                  id: 'offer',
                  title: 'Offer',
                  line: 'Indicative, 28 April',
                  amount: 'US$62.0M',
                  next: 'Final offer, 2 June',
                  people: ['OK'],
                },
                {
                  id: 'questions',
                  title: 'Diligence questions',
                  line: 'Answers go to all bidders',
                  amount: '21 of 24',
                  share: 88,
                  next: 'Deferred tax, today',
                  people: ['AT'],
                },
                {
                  id: 'meeting',
                  title: 'Management',
                  line: 'Depot visit and lunch',
                  amount: '15 May',
                  chip: { text: 'Agreed', tone: 'good', icon: 'check' },
                  next: 'Send the agenda, 12 May',
                },
              ],
            },
            {
              id: 'fund-b',
              title: 'Fund B',
              total: 'NDA signed',
              cards: [
                {
                  id: 'offer',
                  title: 'Offer',
                  line: 'Indicative, 30 April',
                  amount: 'US$58.5M',
                  next: 'Proof of funds, 16 May',
                  people: ['OK'],
                },
                {
                  id: 'questions',
                  title: 'Diligence questions',
                  line: 'Answers go to all bidders',
                  amount: '9 of 17',
                  share: 53,
                  next: 'Working capital, 13 May',
                  people: ['AT'],
                },
                {
                  id: 'meeting',
                  title: 'Management',
                  line: 'By video',
                  amount: '19 May',
                  chip: { text: 'Agreed', tone: 'good', icon: 'check' },
                  next: 'Send the agenda, 16 May',
                },
              ],
            },
            {
              id: 'trade-c',
              title: 'Trade buyer C',
              total: 'NDA signed',
              cards: [
                {
                  id: 'offer',
                  title: 'Offer',
                  line: 'Indicative, 4 May',
                  amount: 'US$66.0M',
                  chip: { text: 'Conditions', tone: 'wait' },
                  next: 'Clarify earn-out, 14 May',
                  people: ['OK'],
                },
                {
                  id: 'questions',
                  title: 'Diligence questions',
                  line: 'Answers go to all bidders',
                  amount: '4 of 11',
                  share: 36,
                  next: 'Depot lease, 14 May',
                  people: ['AT'],
                },
                {
                  id: 'meeting',
                  title: 'Management',
                  line: 'Requested',
                  amount: 'No date yet',
                  chip: { text: 'Open', tone: 'wait' },
                  next: 'Offer two dates, today',
                },
              ],
            },
          ],
        },
      ],
    },
  ],
} satisfies ScreenContent;
