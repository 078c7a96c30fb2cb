import type { Browser, CDPSession, Page } from 'playwright';

import { type Tap, taps } from './taps.ts';

/** Slow 4G and a processor four times slower, as Lighthouse has a phone. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
/** A window of a phone. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const TIMES_SLOWER = 4;
/** Waits until the live parts near the window are there. */
const SETTLING_MS = 2000;
/** The entry of an event comes after its frame, and a quick one has none: there is no condition to await. */
const ANSWERING_MS = 1000;
/** A visitor considers a tap lost after this time. */
const SHOWING_MS = 5000;

/** Times in milliseconds, sizes in kilobytes (1,000 bytes) on the wire. */
export type Reading = Readonly<
  Record<
    | 'FCP ms'
    | 'LCP ms'
    | 'TBT ms'
    | 'main thread ms'
    | 'CLS'
    | 'before paint KB'
    | 'HTML KB'
    | 'script KB'
    | 'all but film KB'
    | 'requests',
    number
  >
>;

const observer = `
  const seen = (window.seen = { fcp: 0, lcp: 0, cls: 0, tasks: [], slowest: 0 });
  const on = (type, take, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
  on('paint', (entry) => entry.name === 'first-contentful-paint' && (seen.fcp = entry.startTime));
  on('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  on('layout-shift', (entry) => entry.hadRecentInput || (seen.cls += entry.value));
  on('longtask', (entry) => seen.tasks.push([entry.startTime, entry.duration]));
  on('event', (entry) => entry.interactionId && (seen.slowest = Math.max(seen.slowest, entry.duration)), { durationThreshold: 16 });
`;

/** Opens a page as on a slow phone with nothing in its cache, hands it over and closes it. */
async function onPhone<Result>(
  browser: Browser,
  run: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...phone, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await page.addInitScript({ content: observer });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await session.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER });
  try {
    return await run(page, session);
  } finally {
    await context.close();
  }
}

/** Counts what a page fetches, films left out, from its first request on. */
async function watchRequests(session: CDPSession) {
  const requests = new Map<string, { type: string; bytes: number; endedS: number }>();
  let startS = 0;
  session.on('Network.requestWillBeSent', ({ requestId, type = 'Other', timestamp }) => {
    startS ||= timestamp;
    requests.set(requestId, { type, bytes: 0, endedS: Infinity });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const request = requests.get(requestId);
    if (request) Object.assign(request, { bytes: encodedDataLength, endedS: timestamp });
  });
  await session.send('Performance.enable');
  const all = () => [...requests.values()].filter(({ type }) => type !== 'Media');
  const kb = (list: readonly { bytes: number }[]) => list.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  return {
    kbOf: (type?: string) => kb(all().filter((one) => !type || one.type === type)),
    kbUntil: (ms: number) => kb(all().filter(({ endedS }) => (endedS - startS) * 1000 <= ms)),
    count: () => all().length,
    mainThreadMs: async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
    },
  };
}

/**
 * Measures a visit without interaction.
 * @param lastsMs duration of the visit, which is part of the measurement
 */
export const measureReading = (browser: Browser, url: string, lastsMs: number): Promise<Reading> =>
  onPhone(browser, async (page, session) => {
    const requests = await watchRequests(session);
    const started = performance.now();
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(Math.max(0, lastsMs - (performance.now() - started)));
    const { fcp, lcp, cls, tasks } = await page.evaluate<{
      fcp: number;
      lcp: number;
      cls: number;
      tasks: readonly (readonly [number, number])[];
    }>('seen');
    const blocking = tasks
      .filter(([start]) => start >= fcp)
      .map(([, duration]) => Math.max(0, duration - 50));
    return {
      'FCP ms': fcp,
      'LCP ms': lcp,
      'TBT ms': blocking.reduce((sum, time) => sum + time, 0),
      'main thread ms': await requests.mainThreadMs(),
      CLS: cls,
      'before paint KB': requests.kbUntil(fcp),
      'HTML KB': requests.kbOf('Document'),
      'script KB': requests.kbOf('Script'),
      'all but film KB': requests.kbOf(),
      requests: requests.count(),
    };
  });

/**
 * Taps, and tells in milliseconds when the first frame answers (INP), and when what was asked for stands there:
 * nothing where that never comes.
 */
async function tapOn(page: Page, { name, selector, shows }: Tap): Promise<Readonly<Record<string, number>>> {
  const target = page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(SETTLING_MS);
  await page.evaluate(`
    seen.slowest = 0;
    addEventListener('pointerdown', (event) => (seen.tapped = event.timeStamp), { capture: true, once: true });
  `);
  await target.tap();
  const isShown = await page
    .locator(shows)
    .first()
    .waitFor({ timeout: SHOWING_MS })
    .then(() => true)
    .catch(() => false);
  const shown = await page.evaluate<number>('performance.now() - seen.tapped');
  await page.waitForTimeout(ANSWERING_MS);
  const answered = await page.evaluate<number>('seen.slowest');
  return { [`${name}: a frame`]: answered, ...(isShown && { [`${name}: done`]: shown }) };
}

/** As the first thing that a visitor does, script fetched ahead or not. */
export const measureFirstTap = (browser: Browser, url: string, tap: Tap) =>
  onPhone(browser, async (page) => {
    await page.goto(url, { waitUntil: 'load' });
    return tapOn(page, tap);
  });

/** Measures a visit with one tap after another: its bytes, and the time to each answer. */
export const measureEngaged = (browser: Browser, url: string): Promise<Readonly<Record<string, number>>> =>
  onPhone(browser, async (page, session) => {
    const requests = await watchRequests(session);
    await page.goto(url, { waitUntil: 'load' });
    const answers: Record<string, number> = {};
    for (const tap of taps) {
      Object.assign(answers, await tapOn(page, tap));
      await page.keyboard.press('Escape');
    }
    return {
      ...answers,
      'main thread ms': await requests.mainThreadMs(),
      'script KB': requests.kbOf('Script'),
      'all but film KB': requests.kbOf(),
      requests: requests.count(),
    };
  });

/** Delay of every response of the platform. */
const API_DELAY_MS = 300;

/** Time until a partner's page shows the partner's name. */
export const measureBranded = (browser: Browser, url: string, name: string) =>
  onPhone(browser, async (page) => {
    await page.route('**/api/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, API_DELAY_MS));
      await route.continue();
    });
    await page.goto(url, { waitUntil: 'commit' });
    const painted = await page.waitForFunction(
      (text) => (document.querySelector('body')?.innerText ?? '').includes(text) && performance.now(),
      name,
      { polling: 'raf' },
    );
    return { 'brand ms': Number(await painted.jsonValue()) };
  });
