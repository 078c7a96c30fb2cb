import type { ScreenContent } from '#src/model/screen.schema.ts';
import { count, number, ratio } from '../../sample-forms.ts';
import { investorsOf, world } from '../../sample-world.ts';
import { sampleNames } from '../sample-names.ts';

const { firms, folders: names, people, rounds, states } = sampleNames;

const { folders } = world.founderRoom;
const investors = investorsOf('heron');
const signed = investors.filter(({ nda }) => nda);
const open = (isOpen: boolean) => ({ state: isOpen ? ('done' as const) : ('open' as const) });

/** The data room of a round: which folder is open to whom. */
export const founderRoom = {
  description:
    'The data room of a round. For each folder it shows who may open it: investors that have signed the NDA and were admitted, the lead investor, or the founder alone. Next to it, the investors and the status of their NDAs.',
  app: 'product',
  section: 'data-rooms',
  owner: { workspace: firms.heronLabs.name, person: people.dana },
  title: rounds.seriesA,
  aside: 'Data room',
  chip: {
    text: `NDAs signed: ${ratio(signed.length, investors.length)}`,
    tone: 'good',
    icon: 'signature',
  },
  people: [people.dana.initials],
  buttons: ['Add files'],
  columns: [
    {
      size: 'main',
      parts: [
        {
          kind: 'table',
          onPhones: true,
          title: 'Access by folder',
          aside: count(
            'files',
            folders.reduce((sum, { files }) => sum + files, 0),
          ),
          columns: ['Folder', 'After the NDA', 'Lead', 'You'],
          rows: folders.map(({ id, files, nda, lead }) => ({
            cells: [
              {
                icon: lead ? ('folder' as const) : ('lock' as const),
                text: names[id],
                line: count('files', files),
              },
              open(nda),
              open(lead),
              open(true),
            ],
          })),
        },
      ],
    },
    {
      size: 'side',
      parts: [
        {
          kind: 'list',
          title: 'Who has access',
          aside: number(signed.length),
          items: investors.map(({ investor, nda, state }) => ({
            name: firms[investor].name,
            line: state === 'inReview' ? 'Lead investor' : nda ? states.ndaSigned.text : states.ndaSent.text,
            state: nda ? ('done' as const) : ('due' as const),
            value: count(
              'folders',
              folders.filter((folder) => nda && (state === 'inReview' ? folder.lead : folder.nda)).length,
            ),
          })),
        },
        {
          kind: 'list',
          tone: 'night',
          title: 'Before the NDA',
          items: [{ name: 'The listing alone', line: 'No folder opens without a signed NDA', icon: 'lock' }],
        },
      ],
    },
  ],
} satisfies ScreenContent;
