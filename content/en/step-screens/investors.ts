import type { StepScreens } from '#product/screens/screens.ts';
import { count, day, money, number } from '../../sample-forms.ts';
import { dealOf, investorsOf, sumOf, world } from '../../sample-world.ts';
import { sampleNames } from '../sample-names.ts';

const { assetClasses, deals, firms, regions, sectors, states } = sampleNames;

const { bayan } = world;
const shown = (['linden', 'heron', 'cedar'] as const).map(dealOf);
const chosen = deals.heron;
const own = sumOf(investorsOf('heron').filter(({ investor }) => investor === 'bayan'));

/** A screen for each step of the workflow. */
export const investors = [
  {
    icon: 'shield',
    title: 'Application as an investor',
    chip: { text: 'Approved', tone: 'good', icon: 'check' },
    parts: [
      {
        kind: 'list',
        items: [
          { name: 'Terms', value: day(bayan.applied), state: 'done' },
          { name: 'Identity document', value: day(bayan.applied), state: 'done' },
          { name: 'KYC/AML checks', value: day(bayan.checked), state: 'done' },
          { name: 'Price', value: 'Free of charge', state: 'done' },
        ],
      },
    ],
  },
  {
    icon: 'check',
    title: 'Investor profile',
    parts: [
      {
        kind: 'list',
        items: [
          { name: 'Asset classes', value: assetClasses.privateEquity },
          { name: 'Regions', value: `${regions.gcc}, ${regions.europe}` },
          { name: 'Per investment', value: `${money(bayan.leastTicket)} to ${money(bayan.mostTicket)}` },
        ],
      },
      {
        kind: 'list',
        tone: 'clay',
        items: [
          {
            name: 'New matches',
            line: 'Since your last visit',
            icon: 'check',
            value: count('projects', world.market.newMatches),
          },
        ],
      },
    ],
  },
  {
    icon: 'eye-off',
    title: 'Marketplace',
    chip: { text: `Investor ${number(world.firms.bayan.number ?? '')}`, tone: 'night', icon: 'eye-off' },
    parts: [
      {
        kind: 'list',
        title: 'Listing',
        aside: 'Minimum',
        items: shown.map(({ id, sector, region, ticket }) => ({
          name: deals[id],
          line: `${sectors[sector]}, ${regions[region]}`,
          value: money(ticket),
          ...(id === 'heron' && { isCurrent: true }),
        })),
      },
    ],
  },
  {
    icon: 'mail',
    title: 'Engage with one issuer',
    parts: [
      {
        kind: 'list',
        items: [
          { name: chosen, line: `Sees your name since ${day(bayan.engaged)}`, chip: states.engaged },
          { name: deals.linden, line: 'Sees no name', chip: states.anonymous },
          { name: deals.cedar, line: 'Sees no name', chip: states.anonymous },
        ],
      },
    ],
  },
  {
    icon: 'signature',
    title: `NDA for ${chosen}`,
    chip: { text: 'To sign', tone: 'wait' },
    parts: [
      {
        kind: 'list',
        items: [
          { name: 'Parties', value: 'You and the issuer' },
          { name: 'Issuer', value: firms.heronLabs.name },
          { name: 'Signed by the issuer', value: day(bayan.signedByIssuer), state: 'done' },
        ],
        buttons: ['Sign', 'Ask a question'],
      },
    ],
  },
  {
    icon: 'handshake',
    title: 'Your decision',
    parts: [
      {
        kind: 'list',
        items: [
          {
            name: 'Invest',
            line: 'Terms agreed with the issuer',
            value: money(own),
            state: 'due',
            isCurrent: true,
          },
          { name: 'Ask further questions', line: 'In the data room', state: 'open' },
          { name: 'Decline', line: 'Without obligation', state: 'open' },
        ],
      },
    ],
  },
] satisfies StepScreens;
