import type { StepScreens } from '#product/screens/screens.ts';
import { count, day, money } from '../../sample-forms.ts';
import { committedOf, dealOf, investorsOf, sumOf, world } from '../../sample-world.ts';
import { promises } from '../promises.ts';
import { sampleNames } from '../sample-names.ts';

const { assetClasses, checks, deals, declines, documents, folders, regions, sectors, states } = sampleNames;

const { bayan, committee, declined } = world;
const own = investorsOf('juniper').filter(({ investor }) => investor === 'alder');
const committed = investorsOf('juniper', 'signed');
const matches = (['cedar', 'acacia', 'juniper'] as const).map(dealOf);
const [{ nda = committee.engaged } = {}] = own;

/** A screen for each step of the workflow. */
export const familyOffice = [
  {
    icon: 'shield',
    title: 'Your application',
    chip: { text: 'In review', tone: 'wait' },
    parts: [
      {
        kind: 'list',
        items: [
          { name: 'Terms accepted', value: day(bayan.applied), state: 'done' },
          { name: 'Professional Client', value: day(bayan.applied), state: 'done' },
          { name: 'KYC/AML checks', value: day(bayan.checked), state: 'done' },
          { name: 'Visibility filters', line: 'Region, asset class and ticket', state: 'due' },
        ],
      },
    ],
  },
  {
    icon: 'eye-off',
    title: 'Matches for your profile',
    chip: states.anonymous,
    parts: [
      {
        kind: 'table',
        columns: ['Opportunity', 'Region', 'From'],
        rows: matches.map(({ id, sector, assetClass, region, ticket }) => ({
          cells: [{ text: sectors[sector], line: assetClasses[assetClass] }, regions[region], money(ticket)],
          ...(id === 'juniper' && { isCurrent: true }),
        })),
      },
    ],
  },
  {
    icon: 'pipeline',
    title: 'Your shortlist',
    parts: [
      {
        kind: 'list',
        items: [
          ...matches
            .filter(({ id }) => id !== 'acacia')
            .map(({ id, sector, region }) => ({
              name: deals[id],
              line: `${sectors[sector]}, ${regions[region]}`,
              chip:
                id === 'juniper'
                  ? { text: 'For committee', tone: 'good' as const }
                  : { text: 'To be assessed', tone: 'plain' as const },
            })),
          {
            name: deals[declined[1].deal],
            line: declines[declined[1].reason],
            chip: { text: 'Declined', tone: 'wait' },
          },
        ],
      },
    ],
  },
  {
    icon: 'signature',
    title: deals.juniper,
    chip: states.engaged,
    parts: [
      {
        kind: 'list',
        items: [
          {
            name: 'Name revealed',
            line: 'To this issuer alone',
            value: day(committee.engaged),
            state: 'done',
          },
          {
            name: states.ndaSigned.text,
            line: 'Electronically, by both sides',
            value: day(nda),
            state: 'done',
          },
          {
            name: 'Data room',
            line: 'Admitted by the issuer',
            value: day(committee.diligence),
            state: 'done',
          },
          { name: 'Committee', value: day(committee.meets), state: 'due' },
        ],
      },
    ],
  },
  {
    icon: 'people',
    title: `Data room of ${deals.juniper}`,
    parts: [
      {
        kind: 'list',
        items: [
          { name: documents.model, icon: 'chart', chip: { text: 'Committee', tone: 'good' } },
          { name: documents.lastYear, icon: 'document', chip: { text: 'Committee', tone: 'good' } },
          { name: folders.contracts, icon: 'folder', chip: { text: 'Counsel', tone: 'plain' } },
        ],
      },
    ],
  },
  {
    icon: 'handshake',
    title: `Decision on ${deals.juniper}`,
    chip: { text: 'For decision', tone: 'wait', icon: 'calendar' },
    parts: [
      {
        kind: 'figures',
        items: [
          { label: 'Your ticket', value: money(sumOf(own)) },
          { label: 'Committed by others', value: money(committedOf('juniper')) },
        ],
      },
      {
        kind: 'list',
        items: [
          { name: 'Other investors', line: promises.notNamed, value: count('investors', committed.length) },
          { name: 'KYC/AML of the issuer', chip: checks.complete },
        ],
      },
    ],
  },
] satisfies StepScreens;
