import type { ScreenContent } from '#product/screens/screens.ts';
import { count, number, time } from '../../sample-forms.ts';
import { investorsOf, shareOf, usersOf, world } from '../../sample-world.ts';
import { sampleNames } from '../sample-names.ts';

const { access, deals, documents, firms, folders, people } = sampleNames;

const { room } = world;
const all = room.folders.reduce((sum, folder) => sum + folder.documents, 0);
/** The lead investor is a group of its own. */
const [, ...others] = investorsOf('cedar', 'signed', 'dataRoom');
const groups = [
  { name: 'Group A', line: 'Lead investor', tone: 'deep', value: count('investors', 1) },
  { name: 'Group B', tone: 'clay', value: count('investors', others.length) },
  { name: 'Advisers', tone: 'light', value: count('firms', room.advisers) },
] as const;

const rowsOf = (part: (typeof room.documents)[number]['part']) =>
  room.documents
    .filter((document) => document.part === part)
    .map(({ id, no, unit, size, ...document }) => ({
      cells: [
        number(no),
        {
          icon: unit === 'sheets' ? ('chart' as const) : ('document' as const),
          text: documents[id],
          line: count(unit, size),
        },
        {
          chip: {
            ...access[document.access],
            before: { text: 'Locked', tone: 'plain', icon: 'lock' } as const,
          },
        },
        { dots: groups.map((_, index) => index < document.groups) },
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
          columns: ['No.', 'Document', 'Access', 'Groups'],
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
          aside: `Version ${number(room.versionOfModel)}`,
          items: groups.map(({ name, tone, value }, index) => ({
            name,
            line: value,
            tone,
            chip: access[(['download', 'view', 'none'] as const)[index] ?? 'none'],
          })),
          buttons: ['Change access'],
        },
        {
          kind: 'list',
          onPhones: true,
          onTablets: false,
          title: 'Latest changes',
          items: [
            {
              name: people.imran.name,
              line: `uploaded a new version: ${documents.model}`,
              initials: people.imran.initials,
              tone: 'light',
              value: time(room.uploaded),
            },
            {
              name: people.clara.name,
              line: `opened a folder to Group B: ${folders.model}`,
              initials: people.clara.initials,
              tone: 'clay',
              value: time(room.opened),
            },
            {
              name: people.nadia.name,
              line: `admitted to Group B: ${firms.alder.name}`,
              initials: people.nadia.initials,
              tone: 'accent',
              value: time(room.admitted),
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
              line: 'Those of the smaller terminal. Both have a right to renew.',
            },
          ],
        },
      ],
    },
  ],
} satisfies ScreenContent;
