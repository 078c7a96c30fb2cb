import type { ScreenContent } from '#product/screens/screens.ts';
import { money, number } from '../../sample-forms.ts';
import { world } from '../../sample-world.ts';
import { sampleNames } from '../sample-names.ts';

const { countries, deals, firms, kinds, people } = sampleNames;

const { leastTicket, mostTicket } = world.bayan;
const { kind, country, number: investorNumber = '' } = world.firms.bayan;
const alias = `Investor ${number(investorNumber)}`;

/** An investor decides whether to engage with one issuer. */
export const marketplaceEngage = {
  description: `An investor chooses between staying anonymous and engaging with one issuer, to whom its identity is then revealed and who now sees only ${alias}. The steps are interest, engaging, NDA and data room.`,
  app: 'marketplace',
  section: 'interests',
  title: 'Engage with this issuer?',
  aside: deals.cedar,
  tone: 'night',
  columns: [
    {
      size: 'main',
      parts: [
        {
          kind: 'list',
          tone: 'bare',
          layout: 'row',
          items: [
            { name: 'Interest', state: 'done' },
            { name: 'Engage', state: 'due', isCurrent: true },
            { name: 'NDA', state: 'open' },
            { name: 'Data room', state: 'open' },
          ],
        },
        {
          kind: 'list',
          onPhones: true,
          items: [
            {
              name: 'Stay anonymous',
              line: 'Save the listing for later. No issuer learns who you are.',
              state: 'open',
            },
          ],
        },
        {
          kind: 'list',
          onPhones: true,
          tone: 'clay',
          items: [
            {
              name: 'Engage with this issuer',
              line: 'It learns who you are. No other issuer does.',
              state: 'due',
            },
          ],
          buttons: ['Engage and go to the NDA', 'Save for later'],
        },
        {
          kind: 'list',
          items: [
            { name: 'Legal name', value: firms.bayan.name },
            { name: 'Client category', value: 'Professional Client' },
            { name: 'Country', value: countries[country] },
            { name: 'Ticket in mind', value: `${money(leastTicket)} to ${money(mostTicket)}` },
            { name: 'Contact', value: `${people.khalid.name}, ${people.khalid.role}` },
          ],
        },
        {
          kind: 'list',
          onTablets: false,
          items: [
            {
              name: 'Next: the mutual NDA',
              line: 'Once it is signed, the issuer can admit you to its data room.',
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
          kind: 'list',
          onPhones: true,
          title: 'What the issuer sees now',
          items: [{ name: alias, line: 'Identity hidden', isSubject: true }],
        },
        { kind: 'transition', onPhones: true, text: 'After you engage' },
        {
          kind: 'list',
          onPhones: true,
          tone: 'clay',
          items: [
            {
              name: firms.bayan.name,
              line: `${kinds[kind]} · ${countries[country]}`,
              initials: firms.bayan.initial,
              chip: { text: 'Professional Client', tone: 'plain' },
              isSubject: true,
            },
          ],
        },
      ],
    },
  ],
} satisfies ScreenContent;
