import type { ScreenContent } from '#product/screens/screens.ts';
import { count, day, number, time, when } from '../../sample-forms.ts';
import { investorsOf, usersOf, world } from '../../sample-world.ts';
import { sampleNames } from '../sample-names.ts';
import { sampleRecords } from '../sample-records.ts';

const { deals, firms, folders, people } = sampleNames;
const { clauses } = sampleRecords.nda;

const { alderNda, room } = world;
const [signatory] = usersOf('alder');
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
  aside: firms.alder.name,
  chip: {
    text: `Signed ${time(alderNda.countersigned)}`,
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
              line: when(date ?? world.today),
              state: 'done' as const,
              ...(investor === 'alder' && { isCurrent: true }),
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
          line: `Between ${firms.saltline.name} and ${firms.alder.name} · ${deals.cedar}`,
          clauses: [clauses.confidential, clauses.use, clauses.people, clauses.governing],
          signatures: [
            { name: people[signatory ?? 'rania'].name, line: day(alderNda.signed), state: 'done' },
            { name: people.nadia.name, line: time(alderNda.countersigned), state: 'done' },
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
            { name: 'Countersigned', state: 'done', value: time(alderNda.countersigned) },
            { name: 'Signed by the investor', state: 'done', value: day(alderNda.signed) },
            { name: 'Delivered', state: 'done', value: day(alderNda.delivered) },
            { name: 'Sent', state: 'done', value: day(alderNda.sent) },
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
