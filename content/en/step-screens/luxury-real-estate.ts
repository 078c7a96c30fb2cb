import { tickets } from '#content/sample-amounts.ts';
import type { StepScreens } from '#src/model/screen.schema.ts';

/** A screen for each step of the workflow. All names, days and amounts are samples. */
export const luxuryRealEstate = [
  {
    title: 'Registration as an investor',
    parts: [
      {
        kind: 'list',
        items: [
          { name: 'Professional Client', line: 'Declared with evidence', state: 'done' },
          { name: 'KYC/AML checks', line: 'Passed on 3 March', state: 'done' },
          { name: 'First listings', line: 'Open to you', state: 'due' },
        ],
      },
      { kind: 'list', tone: 'clay', items: [{ name: 'Applying does not commit you', icon: 'check' }] },
    ],
  },
  {
    title: 'Properties',
    chip: { text: 'Anonymous', tone: 'night', icon: 'eye-off' },
    parts: [
      {
        kind: 'list',
        title: 'Property',
        aside: 'From',
        items: [
          { name: 'Villa by the sea', line: 'Dubai, whole property', value: tickets(180) },
          { name: 'Lake house', line: 'Northern Italy, whole property', value: tickets(95) },
          { name: 'Branded residences', line: 'Riyadh, a share', value: tickets(5) },
        ],
      },
    ],
  },
  {
    title: 'The lake house',
    chip: { text: 'Engaged', tone: 'good', icon: 'handshake' },
    parts: [
      {
        kind: 'list',
        items: [
          { name: 'You', line: 'Visible to this owner alone', initials: 'NR', value: '9 March' },
          { name: 'Owner', line: '“A visit is possible on the 21st.”', icon: 'mail', value: '10 March' },
          { name: 'Two other owners', line: 'Do not see your name', icon: 'eye-off' },
        ],
      },
    ],
  },
  {
    title: 'Data room of the lake house',
    chip: { text: 'NDA signed', tone: 'good', icon: 'check' },
    parts: [
      {
        kind: 'list',
        items: [
          { name: 'Title documents', icon: 'document', value: '3 files' },
          { name: 'Survey', icon: 'document', value: '1 file' },
          { name: 'Lease of the boathouse', icon: 'document', value: '2 files' },
          { name: 'Service charges', icon: 'chart', value: '3 years' },
        ],
      },
    ],
  },
  {
    title: 'Offer for the lake house',
    parts: [
      {
        kind: 'list',
        items: [
          { name: 'Asking price', value: tickets(95) },
          { name: 'Your offer', line: 'Through your lawyers', value: tickets(88), isCurrent: true },
          { name: 'Owner’s reply', value: tickets(91) },
          { name: 'Success fee', value: 'None' },
        ],
      },
    ],
  },
] satisfies StepScreens;
