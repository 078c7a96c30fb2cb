import { type Figures, markdownTable, median } from './table.ts';

type Target = {
  readonly name: string;
  readonly most: number;
  readonly reached: number;
  /** Why more is not reached; shown where it is missed. */
  readonly why: string;
};

const NETWORK = 'The same to within the spread of one run: a tenth of a second is one turn of the network.';
const DRAWING =
  'Within the spread of both: a reader’s page runs 3 KB of script, and what blocks it is drawing, now and then.';
const CONSENT = 'With keys, what asks for consent.';
const FETCHED = 'The port has fetched all its script by then; the site fetches its own when it is touched.';
const SHARED =
  'Pages without any script need as long on this machine at a quarter of its speed: what is left is drawing.';

/** The middle of a contestant's values. */
const of = (figures: Figures, name: string, figure: string) =>
  median((figures.get(name) ?? []).flatMap((one) => one[figure] ?? [])) ?? Number.NaN;

function readingTargets(page: string, figures: Figures): Target[] {
  const site = (figure: string) => of(figures, 'site', figure);
  const lcp = site('LCP ms');
  return [
    {
      name: `${page}: LCP beside the floor`,
      most: 1.02,
      reached: lcp / of(figures, 'floor', 'LCP ms'),
      why: NETWORK,
    },
    {
      name: `${page}: LCP beside Astro`,
      most: 0.95,
      reached: lcp / of(figures, 'astro', 'LCP ms'),
      why: NETWORK,
    },
    {
      name: `${page}: FCP beside Astro`,
      most: 1,
      reached: site('FCP ms') / of(figures, 'astro', 'FCP ms'),
      why: NETWORK,
    },
    {
      name: `${page}: TBT above the floor’s, ms`,
      most: 20,
      reached: site('TBT ms') - of(figures, 'floor', 'TBT ms'),
      why: DRAWING,
    },
    { name: `${page}: CLS`, most: 0, reached: site('CLS'), why: '' },
    {
      name: `${page}: script that a reader fetches, KB`,
      most: 0,
      reached: site('script KB'),
      why: CONSENT,
    },
  ];
}

const tapTargets = (which: string, figures: Figures, why: string): Target[] =>
  Object.keys(figures.get('site')?.[0] ?? {})
    .filter((figure) => figure.endsWith(': done'))
    .map((figure) => ({
      name: `${figure.replace(': done', '')}, ${which}, beside Astro`,
      most: 1,
      reached: of(figures, 'site', figure) / of(figures, 'astro', figure),
      why,
    }));

/** A table of targets, the values of this run, and reasons for missed targets. */
export function targetTable(
  readings: ReadonlyMap<string, Figures>,
  firstTaps: Figures,
  engaged: Figures,
): string {
  return markdownTable(
    ['Target', 'at most', 'reached', 'missed, because'],
    [
      ...[...readings].flatMap(([page, figures]) => readingTargets(page, figures)),
      {
        name: 'script of an engaged visit beside Astro’s',
        most: 0.99,
        reached: of(engaged, 'site', 'script KB') / of(engaged, 'astro', 'script KB'),
        why: 'The port loads a document for every page: it has no navigation in the browser.',
      },
      ...tapTargets('first', firstTaps, FETCHED),
      ...tapTargets('later', engaged, SHARED),
      {
        name: 'open a film, later, ms',
        most: 200,
        reached: of(engaged, 'site', 'open a film: done'),
        why: SHARED,
      },
      {
        name: 'write a message, later, ms',
        most: 500,
        reached: of(engaged, 'site', 'write a message: done'),
        why: SHARED,
      },
    ].map(({ name, most, reached, why }) => [
      name,
      String(most),
      reached.toFixed(2).replace(/\.?0+$/, ''),
      reached <= most ? '' : why,
    ]),
  );
}
