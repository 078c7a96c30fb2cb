import type { ScreenContent } from '#product/screens/screens.ts';
import { count, day, number, when } from '../../sample-forms.ts';
import { investorsOf, momentOfLast, usersOf } from '../../sample-state.ts';
import { world } from '../../sample-world.ts';
import { sampleNames } from '../sample-names.ts';
import { sampleRecords } from '../sample-records.ts';

const { deals, firms, folders, people } = sampleNames;
const { clauses } = sampleRecords.nda;

const { room } = world;
const about = { deal: 'cedar', firm: 'marram' } as const;
const sent = momentOfLast('ndaSent', about);
const signedByInvestor = momentOfLast('ndaSigned', about);
const countersigned = momentOfLast('ndaCountersigned', about);
const [signatory] = usersOf('marram');
const out = investorsOf('cedar', 'ndaSent');
const signed = investorsOf('cedar').filter(({ nda: date }) => date);
const confidential = room.folders.filter(({ id }) => ['financials', 'contracts', 'tax'].includes(id));

/** An NDA that both sides have signed: clauses, signatories and history. */
export const nda = {
  description: `A mutual NDA for ${deals.cedar} that both sides have signed: its clauses, the signatures of the investor and the issuer, its history, and the confidential folders, which stay closed until the investor is admitted.`,
  app: 'product',
  section: 'e-signature',
  owner: { workspace: firms.saltline.name, person: people.nadia },
  title: 'Mutual NDA',
  aside: firms.marram.name,
  chip: {
    text: `Signed ${when(countersigned)}`,
    tone: 'good',
    icon: 'check',
    before: { text: 'Out for signature', tone: 'wait', icon: 'signature' },
  },
  columns: [
    {
      size: 'index',
      parts: [
        {
          kind: 'list',
          tone: 'bare',
          title: 'Out for signature',
          items: out.map(({ investor }) => ({ name: firms[investor].name, state: 'due' as const })),
        },
        {
          kind: 'list',
          tone: 'bare',
          title: 'Signed',
          aside: deals.cedar,
          items: signed
            .toSorted((one, other) => (other.nda ?? '').localeCompare(one.nda ?? ''))
            .map(({ investor, nda: date }) => ({
              name: firms[investor].name,
              line: when(date ?? countersigned),
              state: 'done' as const,
              ...(investor === 'marram' && { isCurrent: true }),
            })),
        },
      ],
    },
    {
      size: 'main',
      parts: [
        {
          kind: 'paper',
          onPhones: true,
          title: 'Mutual non-disclosure agreement',
          line: `Between ${firms.saltline.name} and ${firms.marram.name} · ${deals.cedar}`,
          clauses: [clauses.confidential, clauses.use, clauses.people, clauses.governing],
          signatures: [
            { name: people[signatory ?? 'layla'].name, line: day(signedByInvestor) },
            { name: people.nadia.name, line: day(countersigned) },
          ],
        },
      ],
    },
    {
      size: 'side',
      parts: [
        {
          kind: 'list',
          title: 'History',
          items: [
            { name: 'Countersigned', state: 'done', value: day(countersigned) },
            { name: 'Signed by the investor', state: 'done', value: day(signedByInvestor) },
            { name: 'Sent', state: 'done', value: day(sent) },
          ],
        },
        {
          kind: 'list',
          tone: 'night',
          title: 'Confidential folders',
          aside: 'Not shared yet',
          items: confidential.map(({ id, documents }) => ({
            name: folders[id],
            icon: 'lock' as const,
            value: count('documents', documents),
          })),
          note: `Investors with an NDA: ${number(signed.length)}`,
        },
      ],
    },
  ],
} satisfies ScreenContent;
