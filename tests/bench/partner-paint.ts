import { join } from 'node:path';
import { chromium, type Page } from 'playwright';

import { runCommand } from '#scripts/support/run-command.ts';
import { paths } from '#scripts/support/paths.ts';
import { createPreview } from '#scripts/preview/create-preview.ts';
import { samplePartners } from '#scripts/preview/platform-api/sample-data/sample-data.ts';
import { ensure } from '#tests/run/programs.ts';

/** Of every answer of the platform, in milliseconds. */
const API_DELAY_MS = 300;
const RUNS = 5;
// Slow 4G, as Lighthouse has it.
const network = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
const name = samplePartners['acme']?.config?.legalName ?? '';

/** Milliseconds from the start of the navigation to the first frame whose text names the partner. */
async function brandedAt(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
  const painted = await page.waitForFunction(
    (text) => (document.querySelector('body')?.innerText ?? '').includes(text) && performance.now(),
    name,
    { polling: 'raf' },
  );
  return Number(await painted.jsonValue());
}

/** The head script's calls come to nothing, and the app makes them itself after it has started. */
const withholdEarlyCalls = `
  Object.defineProperty(window, 'earlyCalls', { get: () => undefined, set: () => {} });
  const send = window.fetch.bind(window);
  window.fetch = (...request) =>
    document.querySelector('link[rel=modulepreload]') ? send(...request) : new Promise(() => {});
`;

async function measure(url: string, isEarly: boolean): Promise<number> {
  const browser = await chromium.launch({
    executablePath: ensure('chromium'),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  });
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, API_DELAY_MS));
    await route.continue();
  });
  if (!isEarly) await page.addInitScript({ content: withholdEarlyCalls });
  const time = await brandedAt(page, url);
  await browser.close();
  return time;
}

const median = (times: readonly number[]) =>
  Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0);

await runCommand({ options: { shell: { type: 'boolean' } } }, async ({ values }) => {
  const preview = await createPreview({
    port: 0,
    distDir: paths.dist,
    deployDir: paths.deploy,
    cacheDir: join(paths.root, '.cache'),
    isChoosingByHost: values.shell ?? false,
  });
  const url = preview.url.replace('localhost', 'acme.localhost');
  const early: number[] = [];
  const late: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    early.push(await measure(url, true));
    late.push(await measure(url, false));
  }
  await preview.close();
  const [earlyMs, lateMs] = [median(early), median(late)];
  console.warn(
    `Branded, calls from the head script:      ${earlyMs} ms, ${earlyMs - API_DELAY_MS} ms beside the API`,
  );
  console.warn(
    `Branded, calls after the start of the app: ${lateMs} ms, ${lateMs - API_DELAY_MS} ms beside the API`,
  );
  console.warn(
    `Ratio, each without the API's own time:    ${((earlyMs - API_DELAY_MS) / (lateMs - API_DELAY_MS)).toFixed(2)}`,
  );
});
