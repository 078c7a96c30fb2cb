import type { ScreenContent } from '#src/model/screen.schema.ts';

/** The portal of an accelerator, in its own colours. All names and amounts are samples. */
export const programmePortal = {
  description:
    'The portal of an accelerator in its own colours: the ventures of its seventh cohort by field, each with its round, the state of its data room and how many investors have access.',
  app: 'portal',
  section: 'ventures',
  title: 'Cohort 7',
  aside: 'Demo day 4 June',
  chip: { text: '15 approved investors', tone: 'good', icon: 'check' },
  buttons: ['Admit an investor'],
  columns: [
    {
      size: 'main',
      parts: [
        {
          kind: 'figures',
          onPhones: true,
          items: [
            { label: 'Ventures', value: '12' },
            { label: 'NDAs signed', value: '23' },
            { label: 'Rooms open', value: '9' },
          ],
        },
        {
          kind: 'board',
          onPhones: true,
          columns: [
            {
              id: 'water',
              title: 'Water',
              total: 'US$5.5M',
              onPhones: true,
              cards: [
                {
                  id: 'aquifer',
                  title: 'Sample Aquifer',
                  line: 'Reuse for farms · Seed',
                  amount: 'US$2.0M',
                  chip: { text: 'Room open', tone: 'good' },
                  share: 100,
                  next: '6 investors with access',
                  day: '7 NDAs signed',
                },
                {
                  id: 'leak-watch',
                  title: 'Sample Leak Watch',
                  line: 'Leak detection · Series A',
                  amount: 'US$3.5M',
                  chip: { text: 'Room open', tone: 'good' },
                  share: 100,
                  next: '4 investors with access',
                  day: '5 NDAs signed',
                },
              ],
            },
            {
              id: 'energy',
              title: 'Energy',
              total: 'US$3.3M',
              cards: [
                {
                  id: 'cold-box',
                  title: 'Sample Cold Box',
                  line: 'Cold storage · Seed',
                  amount: 'US$1.8M',
                  chip: { text: 'NDA sent', tone: 'wait' },
                  share: 80,
                  next: 'One signature outstanding',
                  day: '2 NDAs signed',
                },
                {
                  id: 'sunroof',
                  title: 'Sample Sunroof',
                  line: 'Rooftop solar · Seed',
                  amount: 'US$1.5M',
                  chip: { text: 'Room open', tone: 'good' },
                  share: 100,
                  next: '3 investors with access',
                  day: '4 NDAs signed',
                },
              ],
            },
            {
              id: 'health',
              title: 'Health',
              total: 'US$3.6M',
              cards: [
                {
                  id: 'home-clinic',
                  title: 'Sample Home Clinic',
                  line: 'Home dialysis · Seed',
                  amount: 'US$1.2M',
                  chip: { text: 'KYC/AML due', tone: 'wait' },
                  share: 40,
                  next: 'Proof of ownership',
                  day: 'Due 20 May',
                },
                {
                  id: 'triage',
                  title: 'Sample Triage',
                  line: 'Triage by phone · Seed',
                  amount: 'US$2.4M',
                  chip: { text: 'Room open', tone: 'good' },
                  share: 100,
                  next: '5 investors with access',
                  day: '5 NDAs signed',
                },
              ],
            },
          ],
        },
      ],
    },
  ],
} satisfies ScreenContent;
