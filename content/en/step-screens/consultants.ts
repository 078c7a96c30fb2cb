import type { StepScreens } from '#product/screens/screens.ts';
import { day } from '../../sample-forms.ts';
import { world } from '../../sample-world.ts';
import { sampleNames } from '../sample-names.ts';

const { advisers, folders, services } = sampleNames;

const { appointment, valuation } = world.advisers;
const [chosen] = valuation;

/** A screen for each step of the workflow. */
export const consultants = [
  {
    icon: 'search',
    title: 'Which service fits',
    parts: [
      {
        kind: 'list',
        title: 'Decision: sell the division, or keep it',
        items: [
          { name: services.valuation, line: 'Needed first', state: 'due', isCurrent: true },
          { name: services.mergers, line: 'If the board sells', state: 'open' },
          { name: services.corporateFinance, line: 'If the board keeps it', state: 'open' },
          { name: services.fundraising, line: 'Not needed now', state: 'open' },
        ],
      },
    ],
  },
  {
    icon: 'people',
    title: 'Advisor Pool',
    parts: [
      {
        kind: 'list',
        items: valuation.map((id) => ({
          name: advisers[id].name,
          line: `${advisers[id].line}, ${advisers[id].city}`,
          chip:
            id === chosen
              ? { text: 'To approach', tone: 'good' as const }
              : { text: 'Listed', tone: 'plain' as const },
        })),
        buttons: ['Contact', 'Note a reference'],
      },
    ],
  },
  {
    icon: 'handshake',
    title: 'Engagement letter',
    chip: { text: 'Signed', tone: 'good', icon: 'check' },
    parts: [
      {
        kind: 'list',
        items: [
          { name: 'Parties', value: 'You and the adviser' },
          { name: 'Scope', value: 'Value of the division' },
          { name: 'Fee', value: 'Agreed between you' },
          { name: 'Liability', value: 'As in the letter' },
        ],
      },
    ],
  },
  {
    icon: 'lock',
    title: 'Access of the adviser',
    parts: [
      {
        kind: 'table',
        columns: ['Folder', 'Board', 'Adviser'],
        rows: [
          { cells: [folders.accounts, { state: 'done' }, { state: 'done' }] },
          { cells: [folders.contracts, { state: 'done' }, { state: 'done' }] },
          { cells: ['Board minutes', { state: 'done' }, { state: 'open' }] },
        ],
      },
      {
        kind: 'list',
        tone: 'night',
        items: [
          {
            name: 'NDA',
            line: `Signed by both on ${day(appointment.signed)}`,
            icon: 'signature',
            value: 'On file',
          },
        ],
      },
    ],
  },
  {
    icon: 'calendar',
    title: 'Timetable',
    parts: [
      {
        kind: 'list',
        items: [
          { name: 'Accounts by division', line: 'Company', value: day(appointment.accounts), state: 'done' },
          { name: 'Site visit', line: 'Adviser', value: day(appointment.visit), state: 'due' },
          { name: 'Draft report', line: 'Adviser', value: day(appointment.draft), state: 'open' },
          { name: 'Board meeting', line: 'Company', value: day(appointment.board), state: 'open' },
        ],
      },
    ],
  },
] satisfies StepScreens;
