import type { ScreenContent } from '#product/screens/screens.ts';
import type { Group } from '#product/world/world.ts';
import { count, number, time } from '../../sample-forms.ts';
import { investorsOf, lastOf, momentOf, rightOf, shareOf, usersOf } from '../../sample-state.ts';
import { world } from '../../sample-world.ts';
import { sampleNames } from '../sample-names.ts';

const { access, deals, documents, firms, folders, people } = sampleNames;

const { room } = world;
const all = room.folders.reduce((sum, folder) => sum + folder.documents, 0);
const membersOf = (group: Group) =>
  investorsOf('cedar').filter((investor) => investor.group === group).length;
const groups = [
  {
    id: 'A',
    name: 'Group A',
    line: 'Lead investor',
    tone: 'deep',
    value: count('investors', membersOf('A')),
  },
  { id: 'B', name: 'Group B', tone: 'clay', value: count('investors', membersOf('B')) },
  {
    id: 'advisers',
    name: 'Advisers',
    tone: 'light',
    value: count('firms', lastOf('advisersAdmitted', { deal: 'cedar' }).firms),
  },
] as const;

const about = { deal: 'cedar' } as const;
const uploaded = lastOf('uploaded', about);
const opened = lastOf('opened', about);
const admitted = lastOf('admitted', about);
const [openedFolder = 'model'] = room.documents.flatMap(({ id, part }) =>
  opened.documents.includes(id) ? [part] : [],
);

const rowsOf = (part: (typeof room.documents)[number]['part']) =>
  room.documents
    .filter((document) => document.part === part)
    .map(({ id, no, unit, size }) => ({
      cells: [
        number(no),
        {
          icon: unit === 'sheets' ? ('chart' as const) : ('document' as const),
          text: documents[id],
          line: count(unit, size),
        },
        {
          chip: {
            ...access[rightOf(id, 'B')],
            before: { text: 'Locked', tone: 'plain', icon: 'lock' } as const,
          },
        },
        { dots: groups.map((group) => rightOf(id, group.id) !== 'none') },
      ],
      ...(id === 'model' && { isCurrent: true }),
      ...(part === 'debt' && { onTablets: false }),
    }));

/** The data room of a raise: documents by folder, with access by group. */
export const dataRoom = {
  description: `The data room of ${deals.cedar}: an index of its folders, the documents of the folder ${folders.financials} with the access of each investor group, and the latest changes of access.`,
  app: 'product',
  section: 'data-rooms',
  owner: { workspace: firms.saltline.name, person: people.nadia },
  title: deals.cedar,
  aside: 'Data room',
  chip: { text: 'NDA required', tone: 'good', icon: 'lock' },
  people: usersOf('saltline').map((person) => people[person].initials),
  buttons: [
    { text: 'Invite', icon: 'people' },
    { text: 'Upload', icon: 'plus' },
  ],
  columns: [
    {
      size: 'index',
      parts: [
        {
          kind: 'list',
          tone: 'bare',
          title: 'Index',
          items: room.folders.flatMap(({ id, documents: size, ...folder }) => [
            {
              name: folders[id],
              icon: 'folder' as const,
              value: number(size),
              ...('parts' in folder && { isCurrent: true }),
            },
            ...('parts' in folder
              ? (['accounts', 'model', 'debt'] as const).map((part) => ({
                  name: folders[part],
                  value: number(folder.parts[part]),
                  isInner: true,
                }))
              : []),
          ]),
        },
        {
          kind: 'list',
          tone: 'bare',
          title: 'Groups',
          items: groups.map(({ name, tone, value }) => ({ name, tone, value })),
        },
        {
          kind: 'list',
          items: [
            {
              name: 'Checklist',
              line: `Outstanding: ${count('documents', room.missing)}`,
              share: shareOf(all, all + room.missing),
            },
          ],
        },
      ],
    },
    {
      size: 'main',
      parts: [
        {
          kind: 'table',
          columns: ['No.', 'Document', 'Group B', 'Groups'],
          rows: [
            { group: folders.accounts },
            ...rowsOf('accounts'),
            { group: folders.model },
            ...rowsOf('model'),
            { group: folders.debt, onTablets: false },
            ...rowsOf('debt'),
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
          title: documents.model,
          aside: `Version ${number(uploaded.version)}`,
          items: groups.map(({ id, name, tone, value }) => ({
            name,
            line: value,
            tone,
            chip: access[rightOf('model', id)],
          })),
          buttons: ['Change access'],
        },
        {
          kind: 'list',
          onTablets: false,
          title: 'Latest changes',
          items: [
            {
              name: people.imran.name,
              line: `uploaded a new version: ${documents[uploaded.document]}`,
              initials: people.imran.initials,
              tone: 'light',
              value: time(momentOf(uploaded)),
            },
            {
              name: people.clara.name,
              line: `opened a folder to Group B: ${folders[openedFolder]}`,
              initials: people.clara.initials,
              tone: 'clay',
              value: time(momentOf(opened)),
            },
            {
              name: people.nadia.name,
              line: `admitted to Group B: ${firms[admitted.firm].name}`,
              initials: people.nadia.initials,
              tone: 'accent',
              value: time(momentOf(admitted)),
            },
          ],
        },
        {
          kind: 'list',
          title: `Question ${number(room.question)}`,
          onTablets: false,
          aside: 'Answered',
          items: [
            {
              name: 'Which leases end before the loan?',
              line: 'Those of the first terminal. Both tenants have a right to renew.',
            },
          ],
        },
      ],
    },
  ],
} satisfies ScreenContent;
