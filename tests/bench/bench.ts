import { type Browser, chromium } from 'playwright';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { runCommand } from '#scripts/support/run-command.ts';
import { paths } from '#scripts/support/paths.ts';
import { samplePartners } from '#scripts/preview/platform-api/sample-data/sample-data.ts';
import { fullChromium } from '#tests/support/browser/programs.ts';
import {
  type BenchPage,
  benchPages,
  type Contestant,
  PLAIN_HOST,
  prepareContestants,
} from './support/contestants.ts';
import { assertFaithful } from './support/faithful.ts';
import {
  measureBranded,
  measureEngaged,
  measureFirstTap,
  measureLinks,
  measureReading,
} from './support/measure.ts';
import { type Bar, drawPlot } from './support/plot.ts';
import { API_DELAY_MS, serve } from './support/serve.ts';
import { type Figures, median, sorted, tableOf } from './support/table.ts';
import { targetTable } from './support/targets.ts';
import { firstTaps } from './support/taps.ts';

/** Starts a server for each contestant; `suffix` marks the readings of builds with keys. */
async function serveContestants(hasKeys: boolean) {
  const contestants = await prepareContestants(hasKeys);
  const server = await serve(contestants);
  const urlOf = (one: Contestant, page: BenchPage) => server.urlOf(one, page === 'index' ? '/' : `/${page}`);
  return { contestants, urlOf, close: server.close, suffix: hasKeys ? ' with keys' : '' };
}

type Served = Awaited<ReturnType<typeof serveContestants>>;

const launch = (...more: string[]) =>
  chromium.launch({ ...fullChromium, args: [...(fullChromium.args ?? []), ...more] });

/** Alternates between the contestants, so that load on the machine affects all of them. */
async function inTurn<Figure extends Readonly<Record<string, number>>>(
  runs: number,
  contestants: readonly Contestant[],
  measure: (one: Contestant) => Promise<Figure>,
) {
  const figures = new Map<string, Figure[]>(contestants.map(({ name }) => [name, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const one of contestants) figures.get(one.name)?.push(await measure(one));
  }
  return figures;
}

async function read(
  browser: Browser,
  served: Served,
  { runs, lastsMs }: { readonly runs: number; readonly lastsMs: number },
) {
  const readings = new Map<string, Figures>();
  for (const page of benchPages) {
    const measure = (one: Contestant) => measureReading(browser, served.urlOf(one, page), lastsMs);
    readings.set(page + served.suffix, await inTurn(runs, served.contestants, measure));
  }
  return readings;
}

/** The same partner's page: by the host's rule, without it, and in the port. */
async function readPartner(browser: Browser, runs: number, { contestants, urlOf }: Served): Promise<Figures> {
  const { tagline = '' } = samplePartners['acme']?.config ?? {};
  return inTurn(runs, contestants, (one) =>
    measureBranded(browser, urlOf(one, 'index').replace('localhost', 'acme.localhost'), tagline),
  );
}

/** The site, the site on a host without a rule for partners, and the port. */
async function servePartner({ contestants }: Served): Promise<Served> {
  const [site, , port] = contestants;
  if (!site || !port) throw new Error('The site and its port are missing');
  const partners = [site, { ...site, name: PLAIN_HOST }, port];
  const server = await serve(partners);
  return { contestants: partners, urlOf: (one) => server.urlOf(one, '/'), close: server.close, suffix: '' };
}

// npm run bench [-- --quick]: the site, its port to Astro and its floor, in turn, in one run. Only the long run is recorded.
await runCommand({ options: { quick: { type: 'boolean' } } }, async ({ values: { quick: isQuick } }) => {
  const READING = isQuick ? { runs: 3, lastsMs: 4000 } : { runs: 7, lastsMs: 8000 };
  const OLDER_PROTOCOL = isQuick ? { runs: 1, lastsMs: 3000 } : { runs: 5, lastsMs: 3000 };
  const TAP_RUNS = isQuick ? 1 : 5;
  const ENGAGED_RUNS = isQuick ? 1 : 3;
  const LINK_RUNS = isQuick ? 3 : 10;
  const plain = await serveContestants(false);
  const { contestants, urlOf } = plain;
  const browser = await launch();
  await assertFaithful(browser, contestants, urlOf);
  const plainReadings = await read(browser, plain, READING);
  const keyed = await serveContestants(true);
  // The floor has no consent script.
  const withScript = keyed.contestants.filter(({ name }) => name !== 'floor');
  await assertFaithful(browser, withScript, keyed.urlOf);
  const readings = new Map([...plainReadings, ...(await read(browser, keyed, READING))]);
  const older = await launch('--disable-http2');
  const olderReadings = await read(older, plain, OLDER_PROTOCOL);
  await older.close();
  // The site asks for consent as soon as it is touched, so the port has to as well.
  const firstAnswers = await inTurn(TAP_RUNS, keyed.contestants, async (one) => {
    const times: Record<string, number> = {};
    // The menu alone works from HTML.
    for (const tap of one.name === 'floor' ? firstTaps.slice(0, 1) : firstTaps)
      Object.assign(times, await measureFirstTap(browser, keyed.urlOf(one, 'index'), tap));
    return times;
  });
  const engaged = await inTurn(ENGAGED_RUNS, withScript, (one) =>
    measureEngaged(browser, keyed.urlOf(one, 'index')),
  );
  const links = await inTurn(
    LINK_RUNS,
    plain.contestants.filter(({ name }) => name !== 'floor'),
    async (one) => ({
      ...(await measureLinks('desktop', browser, urlOf(one, 'index'))),
      ...(await measureLinks('phone', browser, urlOf(one, 'index'))),
    }),
  );
  const partnerServers = await servePartner(plain);
  const partner = await readPartner(browser, READING.runs, partnerServers);
  partnerServers.close();
  await browser.close();
  plain.close();
  keyed.close();

  const day = new Date().toISOString().slice(0, 10);
  const text = `# The site, a port to Astro, and the floor

${day}, Chromium ${browser.version()}, HTTP/2, slow 4G (150 ms, 1.6 Mbit/s), processor 4 times slower, 390 × 844 at 2. Medians of ${READING.runs} alternating visits of ${READING.lastsMs / 1000} seconds (HTTP/1.1 and first taps: ${TAP_RUNS}, engaged visits: ${ENGAGED_RUNS}), least to most in brackets. \`floor\` is the site's own HTML and style without any script; \`astro\` is the port in \`peers/\`, styles inline. With keys, and where something is tapped, site and port ask for consent. On the partner's page, the platform answers after ${API_DELAY_MS} ms; its logo is another answer, asked for by the first. \`plain host\` serves the home page at every name. All three had the same words, links and pictures and looked the same at the top of each page; site and port answered each tap the same way.

${targetTable(readings, firstAnswers, engaged, { links, partner })}
${[...readings].map(([page, figures]) => tableOf(`Reading ${page}`, figures)).join('\n')}
${[...olderReadings].map(([page, figures]) => tableOf(`Reading ${page} over HTTP/1.1`, figures, ['FCP ms', 'LCP ms'])).join('\n')}
${tableOf('A partner’s page', partner)}
${tableOf('From the press of a link to the next page’s paint', links)}
${tableOf('The first thing that is tapped, with keys, ms', firstAnswers)}
${tableOf('One thing tapped after another, with keys', engaged)}`;
  process.stdout.write(text);
  if (isQuick) return;
  await writeFile(join(paths.root, 'tests/bench/README.md'), text);
  await writeFile(
    join(paths.root, 'tests/bench/lcp.svg'),
    drawPlot('Largest contentful paint, ms', barsOf(plainReadings)),
  );
});

/** The picture's rows: the middle and both ends of each contestant's times. */
function barsOf(readings: ReadonlyMap<string, Figures>): Bar[] {
  return [...readings].flatMap(([group, figures]) =>
    [...figures].map(([name, values]) => {
      const times = sorted(values.flatMap((one) => one['LCP ms'] ?? []));
      return { group, name, least: times[0] ?? 0, median: median(times) ?? 0, most: times.at(-1) ?? 0 };
    }),
  );
}
