import type { PartOf } from '#product/kit/parts.tsx';
import type { ScreenContent } from '#product/screens/screens.ts';
import { count, ratio } from '../../sample-forms.ts';
import { investorsOf } from '../../sample-state.ts';
import { world } from '../../sample-world.ts';
import { sampleNames } from '../sample-names.ts';

const { access, firms, folders: names, people, rounds, states } = sampleNames;

const { folders } = world.founderRoom;
const investors = investorsOf('heron');
const signed = investors.filter(({ nda }) => nda);
const isLead = ({ group }: (typeof investors)[number]) => group === 'A';

type List = PartOf<'list'>;

/** The room as an investor sees it: which folders open, who the investor is, and the rule. */
const seenBy = (
  opens: (folder: (typeof folders)[number]) => boolean,
  who: Pick<List, 'title' | 'items'>,
  rule: List['items'][number],
) =>
  [
    {
      size: 'main',
      parts: [
        {
          kind: 'table',
          onPhones: true,
          title: 'Folders open',
          aside: ratio(folders.filter(opens).length, folders.length),
          rows: folders.map((folder) => ({
            cells: [
              {
                icon: opens(folder) ? ('folder' as const) : ('lock' as const),
                text: names[folder.id],
                line: count('files', folder.files),
              },
              { chip: opens(folder) ? { ...access.view, tone: 'good' as const } : access.none },
            ],
          })),
        },
      ],
    },
    {
      size: 'side',
      parts: [
        { kind: 'list', ...who },
        { kind: 'list', onPhones: true, tone: 'night', items: [rule] },
      ],
    },
  ] satisfies ScreenContent['columns'];

const firmsOf = (some: typeof investors) =>
  some.map(({ investor }) => ({
    name: firms[investor].name,
    line: states.ndaSigned.text,
    state: 'done' as const,
  }));

/** The data room of a round, as each kind of investor sees it. */
export const founderRoom = {
  description:
    'The data room of a round, as an anonymous investor sees it, an investor who has signed the NDA, or the lead investor. Each folder is open or locked for them; next to it are the investors of that kind, and the rule.',
  app: 'product',
  section: 'data-rooms',
  owner: { workspace: firms.heronLabs.name, person: people.dana },
  title: rounds.seriesA,
  aside: 'View as',
  views: {
    label: 'Investor',
    first: 'Anonymous',
    others: [
      {
        name: 'NDA signed',
        columns: seenBy(
          ({ nda }) => nda,
          { title: 'Who sees this', items: firmsOf(signed.filter((one) => !isLead(one))) },
          { name: 'After the NDA', line: 'Folders open to investors you admit', icon: 'signature' },
        ),
      },
      {
        name: 'Lead',
        columns: seenBy(
          ({ lead }) => lead,
          { title: 'Who sees this', items: firmsOf(signed.filter(isLead)) },
          { name: 'Lead investor', line: 'Also sees the forecast', icon: 'handshake' },
        ),
      },
    ],
  },
  columns: seenBy(
    () => false,
    {
      title: 'Who sees this',
      items: [{ name: 'Any investor', line: 'Browses without a name', isSubject: true }],
    },
    { name: 'The listing alone', line: 'No folder opens without a signed NDA', icon: 'lock' },
  ),
} satisfies ScreenContent;
