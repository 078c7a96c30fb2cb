import type { SidesContent } from '#product/drawings/home.tsx';
import { count, money, number, percent } from '../../sample-forms.ts';
import { aliasOf, committedOf, dealOf, daysUntil, investorsOf, shareOf, sumOf } from '../../sample-state.ts';
import { sampleNames } from '../sample-names.ts';
import { promises } from '../promises.ts';

const { about, assetClasses, deals, firms, regions, states } = sampleNames;

const { amount, assetClass, closes, region, ticket } = dealOf('cedar');
const signed = investorsOf('cedar', 'signed');
const talks = investorsOf('cedar', 'dataRoom', 'ndaSent');
const committed = committedOf('cedar');
const alias = `Investor ${number(aliasOf('cedar', 'bayan'))}`;

/** One deal from both sides. */
export const bothSides = {
  description: `Both sides of ${deals.cedar}. The issuer’s record has what is committed, in talks and open, with each investor. The investor’s listing has ticket, target and days left; the issuer sees only ${alias}.`,
  title: deals.cedar,
  aside: 'Both sides',
  sides: [
    {
      name: 'The issuer’s record',
      parts: [
        {
          kind: 'figures',
          onPhones: true,
          items: [
            { label: 'Committed', value: money(committed), line: percent(shareOf(committed, amount)) },
            { label: 'In talks', value: money(sumOf(talks)), line: count('investors', talks.length) },
          ],
        },
        {
          kind: 'list',
          title: states.signed.text,
          aside: count('investors', signed.length),
          items: signed.map(({ investor, amount: sum }) => ({
            name: firms[investor].name,
            value: money(sum),
            icon: 'signature',
          })),
        },
      ],
    },
    {
      name: 'The investor’s listing',
      parts: [
        {
          kind: 'figures',
          onPhones: true,
          items: [
            { label: 'From', value: money(ticket), line: assetClasses[assetClass] },
            { label: 'Days left', value: number(daysUntil(closes)), line: regions[region] },
          ],
        },
        {
          kind: 'list',
          items: [
            { name: about.cedar, icon: 'globe' },
            { name: 'Target', value: money(amount), icon: 'chart' },
            { name: 'Documents', value: 'After the NDA', icon: 'lock' },
          ],
        },
        {
          kind: 'list',
          onPhones: true,
          tone: 'night',
          title: 'What the issuer sees',
          items: [{ name: alias, line: promises.knows.noName, isSubject: true }],
        },
      ],
    },
  ],
} satisfies SidesContent;
