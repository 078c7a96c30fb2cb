import type { ScreenContent } from '#src/model/screen.schema.ts';

/** An investor decides what one issuer may see. All names and amounts are samples. */
export const marketplaceEngage = {
  description:
    'An investor chooses between staying anonymous and revealing chosen details to one issuer, who now sees only Investor 0417. The steps are interest, identity, NDA and data room.',
  app: 'marketplace',
  section: 'interests',
  title: 'Who may see you?',
  aside: 'Project Cedar',
  tone: 'night',
  columns: [
    {
      size: 'main',
      parts: [
        {
          kind: 'steps',
          items: [
            { name: 'Interest', state: 'done' },
            { name: 'Identity', state: 'due' },
            { name: 'NDA', state: 'open' },
            { name: 'Data room', state: 'open' },
          ],
        },
        {
          kind: 'choice',
          onPhones: true,
          options: [
            { title: 'Stay anonymous', line: 'Ask a question first. The issuer answers Investor 0417.' },
            {
              title: 'Reveal my identity to this issuer',
              line: 'Choose what they see. Everyone else still sees nothing.',
              isChosen: true,
              fields: [
                { label: 'Legal name', value: 'Sample Family Office B', isShown: true },
                { label: 'Kind of investor', value: 'Professional Client', isShown: true },
                { label: 'Country', value: 'United Arab Emirates', isShown: true },
                { label: 'Ticket in mind', value: 'US$500k to US$1.5M', isShown: true },
                { label: 'Work e-mail', value: 'Shown after the NDA', isShown: false },
              ],
            },
          ],
          buttons: ['Reveal and go to the NDA', 'Save for later'],
          note: 'No success fee, whatever you decide',
        },
        {
          kind: 'list',
          onTablets: false,
          items: [
            {
              name: 'Next: the mutual NDA',
              line: 'The data room opens when both sides have signed.',
              icon: 'signature',
            },
          ],
        },
      ],
    },
    {
      size: 'side',
      parts: [
        {
          kind: 'identity',
          onPhones: true,
          title: 'What the issuer sees now',
          name: 'Investor 0417',
          line: 'Identity hidden',
          after: {
            title: 'After you continue',
            initials: 'B',
            name: 'Sample Family Office B',
            line: 'Family office · United Arab Emirates',
            chip: { text: 'KYC passed', tone: 'good', icon: 'shield' },
          },
        },
      ],
    },
  ],
} satisfies ScreenContent;
