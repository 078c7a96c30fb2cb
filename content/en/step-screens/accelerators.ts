import type { StepScreens } from '#product/screens/screens.ts';
import { count, day, number } from '../../sample-forms.ts';
import { shareOf, world } from '../../sample-world.ts';
import { sampleNames } from '../sample-names.ts';

const { checks, cohort: names, firms, states } = sampleNames;

const { cohort } = world;
const shown = cohort.companies.filter(({ field }) => field !== 'water');
const total = (key: 'ndas' | 'talks') => cohort.companies.reduce((sum, company) => sum + company[key], 0);

/** A screen for each step of the workflow. */
export const accelerators = [
  {
    icon: 'spring',
    title: 'Portal of the programme',
    chip: { text: 'Live', tone: 'good', icon: 'check' },
    parts: [
      {
        kind: 'list',
        items: [
          { name: 'Address', value: 'invest.example.org' },
          { name: 'Legal name', value: firms.lantern.name },
          { name: 'Terms and privacy policy', value: 'Your own' },
          { name: 'Administrators', value: count('people', cohort.administrators) },
        ],
      },
    ],
  },
  {
    icon: 'people',
    title: 'KYC of the cohort',
    parts: [
      {
        kind: 'table',
        columns: ['Company', 'Entity', 'Project'],
        rows: shown.map(({ id, files, ndas }) => ({
          cells: [
            names[id].name,
            { state: ndas > 0 ? ('done' as const) : ('due' as const) },
            { state: files === cohort.files ? ('done' as const) : ('due' as const) },
          ],
        })),
      },
    ],
  },
  {
    icon: 'folder',
    title: 'Data rooms of the cohort',
    parts: [
      {
        kind: 'list',
        items: shown.map(({ id, files }) => ({
          name: names[id].name,
          share: shareOf(files, cohort.files),
          value: count('files', files),
        })),
      },
    ],
  },
  {
    icon: 'calendar',
    title: 'Investors of demo day',
    parts: [
      {
        kind: 'list',
        items: [
          { name: firms.copperleaf.name, line: 'Approved', chip: states.ndaSigned },
          { name: firms.straits.name, line: 'Approved', chip: states.ndaSent },
          { name: firms.palmyra.name, line: 'KYC/AML in progress', chip: checks.outstanding },
        ],
        buttons: ['Approve', 'Decline'],
      },
    ],
  },
  {
    icon: 'chart',
    title: 'Report to sponsors',
    chip: { text: 'Draft', tone: 'plain' },
    parts: [
      {
        kind: 'figures',
        items: [
          { label: 'Companies', value: number(cohort.companies.length) },
          { label: 'NDAs signed', value: number(total('ndas')) },
          { label: 'In talks', value: number(total('talks')) },
        ],
      },
      {
        kind: 'list',
        items: [
          { name: 'Demo day', value: day(cohort.demoDay), icon: 'calendar' },
          { name: 'Goes to sponsors', value: day(cohort.report), icon: 'mail' },
        ],
      },
    ],
  },
] satisfies StepScreens;
