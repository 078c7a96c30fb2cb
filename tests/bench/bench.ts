import { join } from 'node:path';

import { type Browser, chromium, type CDPSession, type Page } from 'playwright';

import { createPreview } from '#scripts/preview/create-preview.ts';
import { samplePartners } from '#scripts/preview/platform-api/sample-data/sample-data.ts';
import { paths } from '#scripts/support/paths.ts';
import { runCommand } from '#scripts/support/run-command.ts';
import { storedAnswer } from '#tests/support/browser/consent.ts';
import { fullChromium } from '#tests/support/browser/programs.ts';
import { scrollThrough } from '#tests/support/browser/scrolling.ts';
import { withOtherTree } from '#tests/support/other-tree.ts';

const RUNS = 5;
/** Slow 4G, as Lighthouse has it, and a processor that many times slower. */
const network = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
const TIMES_SLOWER = 4;
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** What comes after the load and after the scroll: parts near the window, and their data. */
const SETTLING_MS = 1500;

const visits = ['/', '/qanat-360', '/fund-managers', '/about', '/pricing', '/faq', '/terms', '/contact'];
const partner = 'acme';

/** Milliseconds of a first visit, and kilobytes (1,000 bytes) on the wire. */
type Figures = Readonly<Record<string, number>>;

/** tsx wraps functions in a helper, which a page has to have. */
const observer = `
  window.__name = (wrapped) => wrapped;
  const seen = (window.seen = { fcp: 0, lcp: 0, cls: 0 });
  const on = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('paint', (entry) => entry.name === 'first-contentful-paint' && (seen.fcp = entry.startTime));
  on('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  on('layout-shift', (entry) => entry.hadRecentInput || (seen.cls += entry.value));
`;

/** Bytes of each type of file that has arrived so far, without films. */
function countBytes(session: CDPSession) {
  const types = new Map<string, string>();
  const headers = new Map<string, number>();
  const bytes = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, type = 'Other' }) => types.set(requestId, type));
  session.on('Network.responseReceived', ({ requestId, response }) =>
    headers.set(requestId, response.encodedDataLength),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other';
    // HTTP/2 compresses headers; the server of the bench speaks HTTP/1.1.
    const body = encodedDataLength - (headers.get(requestId) ?? 0);
    bytes.set(type, (bytes.get(type) ?? 0) + body);
  });
  return (type: string) => (bytes.get(type) ?? 0) / 1000;
}

/** When the partner's tagline is in the heading and its first project has its name, in milliseconds. */
async function partnerTimes(page: Page): Promise<Figures> {
  const { tagline = '' } = samplePartners[partner]?.config ?? {};
  const timeOf = async (selector: string, text: string) => {
    const isShown = ([where, words]: readonly [string, string]) => {
      const element = document.querySelector<HTMLElement>(where);
      return Boolean(element?.innerText.includes(words)) && performance.now();
    };
    const shown = await page.waitForFunction(isShown, [selector, text] as const, { polling: 'raf' });
    return Number(await shown.jsonValue());
  };
  const [brand, project] = await Promise.all([timeOf('h1', tagline), timeOf('#marketplace article h3', '')]);
  return { 'brand ms': brand, 'first project ms': project };
}

/** A visit with nothing in the cache, consent refused before, to the end of the page. */
async function measure(browser: Browser, url: string, isPartner: boolean): Promise<Figures> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.addInitScript({ content: observer });
    await page.addInitScript(({ name, value }) => localStorage.setItem(name, value), storedAnswer([]));
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER });
    const kb = countBytes(session);
    const [times] = await Promise.all([isPartner ? partnerTimes(page) : {}, page.goto(url)]);
    await page.waitForTimeout(SETTLING_MS);
    const { fcp, lcp } = await page.evaluate<{ fcp: number; lcp: number }>('seen');
    await scrollThrough(page);
    await page.waitForTimeout(SETTLING_MS);
    const cls = await page.evaluate<number>('seen.cls');
    return {
      ...{ 'FCP ms': fcp, 'LCP ms': lcp, ...times, CLS: cls },
      ...{ 'HTML KB': kb('Document'), 'style KB': kb('Stylesheet'), 'script KB': kb('Script') },
    };
  } finally {
    await context.close();
  }
}

/** Kilobytes of style that a reader of all pages fetches beside the documents, one page after the other. */
async function styleOfVisits(browser: Browser, origin: string): Promise<number> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const kb = countBytes(session);
  for (const path of visits) await page.goto(origin + path);
  await context.close();
  return kb('Stylesheet');
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b).at(values.length >> 1) ?? 0;

const shown = (value: number) => value.toFixed(value < 10 ? 2 : 0);

type Site = { readonly name: string; readonly origin: string };

/** Takes the sites in turn, so that load on the machine affects all of them, and prints medians and their ratio. */
async function compare(browser: Browser, sites: readonly Site[]): Promise<void> {
  const rows = [
    ...visits.map((path) => ({ path, host: 'localhost' })),
    { path: '/', host: `${partner}.localhost` },
  ];
  for (const { path, host } of rows) {
    const figures = new Map<string, Figures[]>(sites.map(({ name }) => [name, []]));
    for (let run = 0; run < RUNS; run += 1)
      for (const { name, origin } of sites) {
        const url = origin.replace('localhost', host) + path;
        figures.get(name)?.push(await measure(browser, url, host !== 'localhost'));
      }
    console.log(`\n${host === 'localhost' ? path : host}`);
    const [own = [], peer = []] = [...figures.values()];
    for (const figure of Object.keys(own[0] ?? {})) {
      const [here, there] = [own, peer].map((all) => median(all.flatMap((one) => one[figure] ?? [])));
      const ratio = peer.length > 0 && there ? `  ${shown(there)}  ${((here ?? 0) / there).toFixed(2)}` : '';
      console.log(`  ${figure.padEnd(18)} ${shown(here ?? 0)}${ratio}`);
    }
  }
  for (const { name, origin } of sites)
    console.log(
      `\nStyle of ${visits.length} pages in a row, ${name}: ${shown(await styleOfVisits(browser, origin))} KB`,
    );
}

async function serve(root: string): Promise<Site & { readonly close: () => Promise<void> }> {
  const folders = {
    distDir: join(root, 'dist'),
    deployDir: join(root, 'deploy'),
    cacheDir: join(root, '.cache'),
  };
  const { url, close } = await createPreview({ port: 0, ...folders });
  return { name: root, origin: url.replace(/\/$/, ''), close };
}

/** @param others roots of other trees */
async function bench(others: readonly string[]): Promise<void> {
  const sites = await Promise.all([paths.root, ...others].map(serve));
  const browser = await chromium.launch(fullChromium);
  const peer = others.length > 0 ? ', those of the other revision, and the ratio' : '';
  console.log(
    `Chromium ${browser.version()}, slow 4G, processor ${TIMES_SLOWER} times slower, 390 px: medians of ${RUNS} visits${peer}`,
  );
  try {
    await compare(browser, sites);
  } finally {
    await browser.close();
    await Promise.all(sites.map(({ close }) => close()));
  }
}

// npm run bench [-- <ref>]: the built site, beside another revision of it.
await runCommand({ options: {}, maxWords: 1 }, ({ words: [ref] }) =>
  ref ? withOtherTree(ref, join(paths.root, '.cache/bench'), (tree) => bench([tree])) : bench([]),
);
