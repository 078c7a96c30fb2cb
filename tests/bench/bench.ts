import { chromium } from 'playwright';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { runCommand } from '#scripts/support/run-command.ts';
import { paths } from '#scripts/support/paths.ts';
import { ensure } from '#tests/run/programs.ts';
import { benchPages, type Contestant, prepareContestants } from './support/contestants.ts';
import { measureReading, measureTap, type Reading } from './support/measure.ts';
import { type Bar, drawPlot } from './support/plot.ts';
import { serve } from './support/serve.ts';
import { median, sorted, tableOf } from './support/table.ts';

// npm run bench [-- --quick]: the site beside its ports and its floor, in turn, in one run. The long run is kept.
const isQuick = process.argv.includes('--quick');
const RUNS = isQuick ? 5 : 9;
const TAP_RUNS = isQuick ? 1 : 5;

/** What is tapped on the home page of each. The floor has no script, and so answers only the first. */
const taps = {
  'open the menu': 'header button[popovertarget]',
  'show a tab': '[role=tab][aria-selected=false]',
  'open a film': 'a[href*="tour"]',
} as const;

await runCommand(async () => {
  const contestants = await prepareContestants();
  const server = await serve(contestants);
  const browser = await chromium.launch({
    executablePath: ensure('chromium'),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  });
  const tables: string[] = [];
  const bars: Bar[] = [];
  for (const page of benchPages) {
    const url = (one: Contestant) => server.urlOf(one, page === 'index' ? '/' : `/${page}`);
    const readings = new Map<string, Reading[]>(contestants.map(({ name }) => [name, []]));
    for (let run = 0; run < RUNS; run += 1) {
      for (const one of contestants) readings.get(one.name)?.push(await measureReading(browser, url(one)));
    }
    tables.push(tableOf(`Reading ${page}`, readings));
    for (const [name, values] of readings) {
      const times = sorted(values.map((one) => one['LCP ms']));
      bars.push({
        group: page,
        name,
        least: times[0] ?? 0,
        median: median(times) ?? 0,
        most: times.at(-1) ?? 0,
      });
    }
  }
  const answers = new Map<string, Record<string, number>[]>();
  for (let run = 0; run < TAP_RUNS; run += 1) {
    for (const one of contestants) {
      const times: Record<string, number> = {};
      for (const [name, selector] of Object.entries(taps).slice(0, one.name === 'floor' ? 1 : undefined))
        times[name] = await measureTap(browser, server.urlOf(one, '/'), selector);
      answers.set(one.name, [...(answers.get(one.name) ?? []), times]);
    }
  }
  tables.push(tableOf('Tap to the frame that answers, ms', answers));
  await browser.close();
  server.close();
  const day = new Date().toISOString().slice(0, 10);
  const text = `# Beside two ports and the floor

${day}, Chromium ${browser.version()}, HTTP/2, slow 4G (150 ms, 1.6 Mbit/s), processor 4 times slower, 390 × 844 at 2. Medians of ${RUNS} alternating runs (taps: ${TAP_RUNS}), least to most in brackets. \`floor\` is the site's own HTML and style without any script; \`astro\` and \`next\` are the ports in \`peers/\`, styles inline.

${tables.join('\n')}`;
  process.stdout.write(text);
  if (isQuick) return;
  await writeFile(join(paths.root, 'tests/bench/README.md'), text);
  await writeFile(join(paths.root, 'tests/bench/lcp.svg'), drawPlot('Largest contentful paint, ms', bars));
});
