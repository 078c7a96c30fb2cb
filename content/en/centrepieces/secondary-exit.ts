import type { CapTableContent } from '#product/drawings/secondary-exit.tsx';
import { count, day, money, number, percent } from '../../sample-forms.ts';
import { aliasOf, daysUntil, dealOf, momentOfLast } from '../../sample-state.ts';
import { world } from '../../sample-world.ts';
import { sampleNames } from '../sample-names.ts';

const { deals, firms, holders, regions, sectors, states } = sampleNames;

const { amount, closes, region, sector, ticket } = dealOf('orchid');
const { holding } = world;
const on = (act: 'notified' | 'agreed' | 'consented' | 'waived' | 'paid') => day(momentOfLast(act));
const engaged = day(momentOfLast('engaged', { deal: 'orchid', firm: 'marram' }));

const saved = (investor: 'halden' | 'straits') => ({
  name: `Investor ${number(aliasOf('orchid', investor))}`,
  line: 'Saved the listing, without a name',
  icon: 'eye-off' as const,
});

/** The cap table of a company, from the listing of one holding to its transfer. */
export const capTable = {
  description: `The shareholders of a company as a band. One holding of ${percent(holding.percent)} is listed without the name of its seller, agreed with a buyer, and passes to the buyer, who pays the seller ${money(amount)} directly.`,
  title: deals.orchid,
  aside: `${sectors[sector]} · ${regions[region]}`,
  choice: { label: 'Stage of the sale', names: ['Listed', 'Agreed', 'Transferred'] },
  holders: [...holding.others, { id: 'seller', percent: holding.percent } as const].map(
    ({ id, percent: share }) => ({ id, name: holders[id], share, value: percent(share) }),
  ),
  buyer: { name: firms.marram.name, line: `Buyer, engaged on ${engaged}` },
  price: `${money(amount)}, from buyer to seller`,
  views: [
    {
      figures: [
        { label: 'Holding', value: percent(holding.percent) },
        { label: 'Asking price', value: money(amount), line: count('daysLeft', daysUntil(closes)) },
        { label: 'From', value: money(ticket) },
      ],
      title: 'Interest in the listing',
      items: [
        {
          name: firms.marram.name,
          line: `Engaged on ${engaged}`,
          initials: firms.marram.initial,
          chip: states.ndaSigned,
        },
        saved('halden'),
        saved('straits'),
      ],
    },
    {
      figures: [
        { label: 'Holding', value: percent(holding.percent) },
        { label: 'Agreed price', value: money(amount) },
        { label: 'Completion', value: on('paid') },
      ],
      title: 'Before the transfer',
      items: [
        { name: 'Notice to shareholders', value: on('notified'), state: 'done' },
        { name: 'Contract', line: 'Counsel of both parties', value: on('agreed'), state: 'done' },
        {
          name: 'Pre-emption rights',
          line: 'Waived by the shareholders',
          value: on('waived'),
          state: 'done',
        },
        { name: 'Consent of the board', value: on('consented'), state: 'due' },
        { name: 'Share register', line: 'On completion', state: 'open' },
      ],
    },
    {
      figures: [
        { label: 'Buyer pays', value: money(amount) },
        { label: 'You receive', value: money(amount) },
        { label: 'Other shareholders', value: 'Unchanged' },
      ],
      title: `Completed on ${on('paid')}`,
      items: [
        { name: 'Payment', line: 'From buyer to seller directly', state: 'done' },
        { name: 'Share register', line: 'In the name of the buyer', state: 'done' },
        { name: 'On file', line: 'Contract, consents and register', icon: 'folder' },
      ],
    },
  ],
} satisfies CapTableContent;
