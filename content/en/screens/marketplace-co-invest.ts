import type { ScreenContent } from '#product/screens/screens.ts';
import { count, day, money, number, percent } from '../../sample-forms.ts';
import { dealOf, daysUntil, committedOf, investorsOf, shareOf, sumOf, targetOf } from '../../sample-state.ts';
import { promises } from '../promises.ts';
import { sampleNames } from '../sample-names.ts';

const { deals, firms, people, regions, states } = sampleNames;

const { region, ticket, closes } = dealOf('juniper');
const target = targetOf('juniper');
const committed = committedOf('juniper');
const signed = investorsOf('juniper', 'signed');
const review = investorsOf('juniper', 'inReview');
const others = review.filter(({ investor }) => investor !== 'bayan');
const own = sumOf(review.filter(({ investor }) => investor === 'bayan'));
const open = target - committed - sumOf(review);

/** One opportunity with several investors. An investor sees the sums of the others, never their names or tickets. */
export const marketplaceCoInvest = {
  description: `What several investors have committed to ${deals.juniper} and what is in review, as streams into one target of ${money(target)}. Other investors are not named. Next to it, the terms, which are the same for every investor.`,
  app: 'marketplace',
  section: 'co-investment',
  owner: { person: { ...people.khalid, role: firms.bayan.name } },
  title: deals.juniper,
  aside: regions[region],
  chip: { text: count('investors', signed.length + review.length), tone: 'good', icon: 'people' },
  buttons: ['Ask the issuer', 'Open the data room'],
  columns: [
    {
      size: 'main',
      parts: [
        {
          kind: 'figures',
          onPhones: true,
          items: [
            { label: 'Committed', value: money(committed) },
            { label: 'Target', value: money(target) },
            { label: 'Days left', value: number(daysUntil(closes)) },
          ],
        },
        {
          kind: 'streams',
          onPhones: true,
          items: [
            {
              name: count('investors', signed.length),
              line: promises.notNamed,
              initials: number(signed.length),
              amount: committed,
              value: money(committed),
              chip: states.signed,
            },
            {
              name: count('investors', others.length),
              line: promises.notNamed,
              initials: number(others.length),
              amount: sumOf(others),
              value: money(sumOf(others)),
              chip: states.inReview,
            },
            {
              name: 'You',
              line: firms.bayan.name,
              initials: firms.bayan.initial,
              amount: own,
              value: money(own),
              chip: states.inReview,
              isCurrent: true,
            },
          ],
          rest: { name: 'Still open', amount: open, value: money(open) },
        },
      ],
    },
    {
      size: 'side',
      parts: [
        {
          kind: 'list',
          title: 'Terms for every investor',
          items: [
            { name: 'Minimum ticket', value: money(ticket) },
            { name: 'Contract', value: 'With the issuer' },
            { name: 'Issuer’s closing date', value: day(closes) },
          ],
        },
        {
          kind: 'list',
          tone: 'clay',
          title: 'Your interest',
          aside: money(own),
          items: [
            { name: `${percent(shareOf(own, target))} of the target`, share: shareOf(own, target) },
            { name: 'Decision', line: 'Agreed with the issuer directly', state: 'open' },
          ],
        },
        {
          kind: 'list',
          onTablets: false,
          title: 'From the issuer',
          items: [
            {
              name: firms.amberfield.name,
              line: 'Notes of the site visit are in the data room.',
              initials: firms.amberfield.initial,
            },
          ],
        },
      ],
    },
  ],
} satisfies ScreenContent;
