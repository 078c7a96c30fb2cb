import type { ScreenContent } from '#product/screens/screens.ts';
import { money, number } from '../../sample-forms.ts';
import { aliasOf } from '../../sample-state.ts';
import { world } from '../../sample-world.ts';
import { sampleNames } from '../sample-names.ts';
import { promises } from '../promises.ts';

const { countries, deals, firms, kinds, people } = sampleNames;

const { leastTicket, mostTicket } = world.marram;
const { kind, country } = world.firms.marram;
const alias = `Investor ${number(aliasOf('cedar', 'marram'))}`;

/** An investor decides whether to engage with one issuer. */
export const marketplaceEngage = {
  description: `An investor chooses between staying anonymous and engaging with one issuer, who now sees only ${alias}. The steps are interest, engaging, NDA and data room.`,
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
              line: 'Save the listing for later.',
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
              line: promises.says.engaging,
              state: 'due',
            },
          ],
          buttons: ['Engage and go to the NDA', 'Save for later'],
        },
        {
          kind: 'list',
          items: [
            { name: 'Legal name', value: firms.marram.name },
            { name: 'Client category', value: 'Professional Client' },
            { name: 'Country', value: countries[country] },
            { name: 'Ticket in mind', value: `${money(leastTicket)} to ${money(mostTicket)}` },
            { name: 'Contact', value: `${people.layla.name}, ${people.layla.role}` },
          ],
        },
        {
          kind: 'list',
          onTablets: false,
          items: [
            {
              name: 'Next: the NDA',
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
              name: firms.marram.name,
              line: `${kinds[kind]} · ${countries[country]}`,
              initials: firms.marram.initial,
              chip: { text: 'Professional Client', tone: 'plain' },
              isSubject: true,
            },
          ],
        },
      ],
    },
  ],
} satisfies ScreenContent;
