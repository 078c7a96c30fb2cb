import { PLAIN_HOST } from './contestants.ts';
import { type Figures, markdownTable, median } from './table.ts';

/** `why`: the reason for a missed target. */
type Target = readonly [name: string, most: number, reached: number, why: string];

const NETWORK = 'The same to within the spread of one run: a tenth of a second is one turn of the network.';
const DRAWING =
  'Within the spread of both: a reader’s page runs 3 KB of script, and what blocks it is drawing, now and then.';
const CONSENT = 'With keys, what asks for consent.';
const DOCUMENTS = 'The port loads a document for every page: it has no navigation in the browser.';
const FETCHED = 'The port has fetched all its script by then; the site fetches its own when it is touched.';
const SHARED =
  'Pages without any script need as long on this machine at a quarter of its speed: what is left is drawing.';

const PLAIN = 'Without a rule of the host, the home page comes first and the partner’s page after it.';

/** The middle of a contestant's values. */
const of = (figures: Figures, name: string, figure: string) =>
  median((figures.get(name) ?? []).flatMap((one) => one[figure] ?? [])) ?? Number.NaN;

function readingTargets(page: string, figures: Figures): Target[] {
  const allOf = (figure: string) => ['site', 'floor', 'astro'].map((name) => of(figures, name, figure));
  const ratio = (site = 0, other = Number.NaN) => site / other;
  const [lcp, floorLcp, astroLcp] = allOf('LCP ms');
  const [fcp, , astroFcp] = allOf('FCP ms');
  const [tbt = 0, floorTbt = 0] = allOf('TBT ms');
  return [
    [`${page}: LCP beside the floor`, 1.02, ratio(lcp, floorLcp), NETWORK],
    [`${page}: LCP beside Astro`, 0.95, ratio(lcp, astroLcp), NETWORK],
    [`${page}: FCP beside Astro`, 1, ratio(fcp, astroFcp), NETWORK],
    [`${page}: TBT above the floor’s, ms`, 20, tbt - floorTbt, DRAWING],
    [`${page}: CLS`, 0, of(figures, 'site', 'CLS'), ''],
    [`${page}: script that a reader fetches, KB`, 0, of(figures, 'site', 'script KB'), CONSENT],
  ];
}

const tapTargets = (which: string, figures: Figures, why: string): Target[] =>
  Object.keys(figures.get('site')?.[0] ?? {})
    .filter((figure) => figure.endsWith(': done'))
    .map((figure) => [
      `${figure.replace(': done', '')}, ${which}, beside Astro`,
      1,
      of(figures, 'site', figure) / of(figures, 'astro', figure),
      why,
    ]);

function partnerTargets(name: string, readings: ReadonlyMap<string, Figures>, partner: Figures): Target[] {
  const main = of(readings.get('index') ?? new Map(), 'site', 'FCP ms');
  const on = (figure: string) => of(partner, name, figure);
  const page = `a partner’s page, ${name}`;
  return [
    [`${page}: FCP beside the main host`, 1.1, on('FCP ms') / main, PLAIN],
    [`${page}: brand after its answers, ms`, 150, on('brand after its answers, ms'), SHARED],
    [`${page}: script before the brand, KB`, 10, on('script before the brand, KB'), ''],
    [`${page}: HTML, KB`, 12, on('HTML KB'), PLAIN],
    [`${page}: CLS`, 0, on('CLS'), PLAIN],
  ];
}

/** A table of targets, the values of this run, and reasons for missed targets. */
export function targetTable(
  readings: ReadonlyMap<string, Figures>,
  firstTaps: Figures,
  engaged: Figures,
  { links, partner }: { readonly links: Figures; readonly partner: Figures },
): string {
  const [site, astro] = ['site', 'astro'].map((name) => of(engaged, name, 'script KB'));
  const targets: readonly Target[] = [
    ...[...readings].flatMap(([page, figures]) => readingTargets(page, figures)),
    ['script of an engaged visit beside Astro’s', 0.99, (site ?? 0) / (astro ?? 0), DOCUMENTS],
    ...tapTargets('first', firstTaps, FETCHED),
    ...tapTargets('later', engaged, SHARED),
    ...Object.keys(links.get('site')?.[0] ?? {}).map((figure): Target => [
      `${figure.replace(', ms', '')}, beside Astro`,
      1,
      of(links, 'site', figure) / of(links, 'astro', figure),
      NETWORK,
    ]),
    ...['site', PLAIN_HOST].flatMap((name) => partnerTargets(name, readings, partner)),
    ['open a film, later, ms', 200, of(engaged, 'site', 'open a film: done'), SHARED],
    ['write a message, later, ms', 500, of(engaged, 'site', 'write a message: done'), SHARED],
  ];
  return markdownTable(
    ['Target', 'at most', 'reached', 'missed, because'],
    targets.map(([name, most, reached, why]) => [
      name,
      String(most),
      reached.toFixed(2).replace(/\.?0+$/, ''),
      reached <= most ? '' : why,
    ]),
  );
}
