import type { ScreenContent } from '#src/model/screen.schema.ts';
import { count, day, ratio, time, when } from '../../sample-forms.ts';
import { investorsOf, shareOf, usersOf, world } from '../../sample-world.ts';
import { sampleNames } from '../sample-names.ts';

const { deals, firms, folders, people } = sampleNames;

const { nda: agreement, room } = world;
/** The trustees sign first, the issuer last. */
const signatories = [...usersOf('northbank'), 'nadia'] as const;
const out = investorsOf('cedar', 'ndaSent');
const signed = investorsOf('cedar').filter(({ nda: date }) => date);
const progress = {
  northbank: { part: 1, whole: signatories.length },
  palmyra: { part: 0, whole: agreement.signatories },
};
const confidential = room.folders.filter(({ id }) => ['financials', 'contracts', 'tax'].includes(id));

/** An NDA while it is signed: clauses, signatories and history. */
export const nda = {
  description: `A mutual NDA for ${deals.cedar} while it is signed: its clauses, one signature given and one in progress, the history of the day, and the confidential folders, which are not shared yet.`,
  app: 'product',
  section: 'e-signature',
  owner: { workspace: firms.saltline.name, person: people.nadia },
  title: 'Mutual NDA',
  aside: firms.northbank.name,
  chip: { text: 'Out for signature', tone: 'wait', icon: 'signature' },
  buttons: [{ text: 'Remind', icon: 'mail' }],
  columns: [
    {
      size: 'index',
      parts: [
        {
          kind: 'list',
          tone: 'bare',
          title: 'Out for signature',
          items: out.map(({ investor }) => {
            const { part, whole } = investor === 'northbank' ? progress.northbank : progress.palmyra;
            return {
              name: firms[investor].name,
              line: `Signatures: ${ratio(part, whole)}`,
              share: shareOf(part, whole),
              ...(investor === 'northbank' && { isCurrent: true }),
            };
          }),
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
            })),
        },
      ],
    },
    {
      size: 'main',
      parts: [
        {
          kind: 'paper',
          title: 'Mutual non-disclosure agreement',
          line: `Between ${firms.saltline.name} and ${firms.northbank.name} · ${deals.cedar}`,
          clauses: [
            {
              title: 'What is confidential',
              text: `All information in the data room of ${deals.cedar} or given about it, whether marked or not.`,
            },
            { title: 'What it may be used for', text: 'To decide whether to invest, and for nothing else.' },
            {
              title: 'Who may see it',
              text: 'Trustees, and advisers bound by the same duty. Each party is responsible for its own.',
            },
            {
              title: 'How long it lasts',
              text: 'Until the date stated in the schedule, even if no investment follows.',
            },
            {
              title: 'Governing law',
              text: 'The law and the courts of the Dubai International Financial Centre.',
            },
            {
              title: 'What happens at the end',
              text: 'Copies are destroyed on request. The signed agreement is kept.',
            },
          ],
          signatures: [
            { name: people.helen.name, line: time(agreement.signed), state: 'done' },
            { name: people.marc.name, line: 'Signing now', state: 'due' },
            { name: people.nadia.name, line: 'Countersigns last', state: 'open' },
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
          title: 'Signatories',
          aside: ratio(progress.northbank.part, signatories.length),
          items: [
            {
              name: people.helen.name,
              line: people.helen.role,
              initials: people.helen.initials,
              tone: 'accent',
              chip: { text: 'Signed', tone: 'good', icon: 'check' },
            },
            {
              name: people.marc.name,
              line: people.marc.role,
              initials: people.marc.initials,
              tone: 'clay',
              chip: { text: 'Signing', tone: 'wait', icon: 'signature' },
            },
            {
              name: people.nadia.name,
              line: firms.saltline.name,
              initials: people.nadia.initials,
              tone: 'deep',
              chip: { text: 'Next', tone: 'plain', icon: 'clock' },
            },
          ],
        },
        {
          kind: 'list',
          title: 'History',
          aside: day(agreement.started),
          items: [
            { name: `${people.marc.name} started to sign`, state: 'due', value: time(agreement.started) },
            { name: `${people.helen.name} signed`, state: 'done', value: time(agreement.signed) },
            { name: `Sent by ${people.imran.name}`, state: 'done', value: time(agreement.sent) },
            { name: 'Signatories added', state: 'done', value: time(agreement.added) },
            { name: 'Prepared from the standard form', state: 'done', value: time(agreement.prepared) },
          ],
        },
        {
          kind: 'list',
          onPhones: true,
          onTablets: false,
          tone: 'night',
          title: 'Confidential folders',
          aside: 'Not shared yet',
          items: confidential.map(({ id, documents }) => ({
            name: folders[id],
            icon: 'lock' as const,
            value: count('documents', documents),
          })),
        },
      ],
    },
  ],
} satisfies ScreenContent;
