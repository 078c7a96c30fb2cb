import { type Figures, markdownTable, median, ports } from './table.ts';

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
const SHARED =
  'Pages without any script need as long on this machine at a quarter of its speed: what is left is drawing.';

/** What the site has to reach, what it reached in this run, and why not where it did not. */
export function targetTable(
  readings: ReadonlyMap<string, Figures>,
  firstTaps: Figures,
  engaged: Figures,
): string {
  const of = (figures: Figures, name: string, figure: string) =>
    median((figures.get(name) ?? []).flatMap((one) => one[figure] ?? [])) ?? Number.NaN;
  const pages = [...readings].flatMap(([page, figures]): Target[] => {
    const site = (figure: string) => of(figures, 'site', figure);
    const best = (figure: string) => Math.min(...ports.map((peer) => of(figures, peer, figure)));
    const lcp = site('LCP ms');
    return [
      {
        name: `${page}: LCP beside the floor`,
        most: 1.02,
        reached: lcp / of(figures, 'floor', 'LCP ms'),
        why: NETWORK,
      },
      { name: `${page}: LCP beside the better port`, most: 0.9, reached: lcp / best('LCP ms'), why: NETWORK },
      {
        name: `${page}: FCP beside the better port`,
        most: 1,
        reached: site('FCP ms') / best('FCP ms'),
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
  });
  const slowestFrame = (figures: Figures) =>
    Math.max(
      ...Object.keys(figures.get('site')?.[0] ?? {})
        .filter((figure) => figure.endsWith(': a frame'))
        .map((figure) => of(figures, 'site', figure)),
    );
  return markdownTable(
    ['Target', 'at most', 'reached', 'missed, because'],
    [
      ...pages,
      {
        name: 'script of an engaged visit beside Astro’s',
        most: 1.05,
        reached: of(engaged, 'site', 'script KB') / of(engaged, 'astro', 'script KB'),
        why: 'The ports have neither client navigation nor consent to ask for.',
      },
      { name: 'slowest first tap, ms', most: 200, reached: slowestFrame(firstTaps), why: SHARED },
      { name: 'slowest later tap, ms', most: 50, reached: slowestFrame(engaged), why: SHARED },
    ].map(({ name, most, reached, why }) => [
      name,
      String(most),
      reached.toFixed(2).replace(/\.?0+$/, ''),
      reached <= most ? '' : why,
    ]),
  );
}
