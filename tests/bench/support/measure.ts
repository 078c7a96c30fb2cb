import type { Browser, CDPSession, Page } from 'playwright';

/** Slow 4G and a processor four times slower, as Lighthouse has a phone. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const TIMES_SLOWER = 4;
/** A visitor reads, and touches nothing: a time that is part of what is measured, not a wait for something. */
const READING_MS = 3000;
/** The entry of an event comes after its frame, and a quick one has none: there is no condition to await. */
const ANSWERING_MS = 1500;

/** Times in milliseconds, sizes in kilobytes (1,000 bytes) on the wire. */
export type Reading = Readonly<
  Record<
    | 'FCP ms'
    | 'LCP ms'
    | 'TBT ms'
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

/** What a visit costs that reads only. */
export const measureReading = (browser: Browser, url: string): Promise<Reading> =>
  onPhone(browser, async (page, session) => {
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
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(READING_MS);
    const { fcp, lcp, cls, tasks } = await page.evaluate<{
      fcp: number;
      lcp: number;
      cls: number;
      tasks: readonly (readonly [number, number])[];
    }>('seen');
    const all = [...requests.values()].filter(({ type }) => type !== 'Media');
    const kb = (list: readonly { bytes: number }[]) => list.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    const blocking = tasks
      .filter(([start]) => start >= fcp)
      .map(([, duration]) => Math.max(0, duration - 50));
    return {
      'FCP ms': fcp,
      'LCP ms': lcp,
      'TBT ms': blocking.reduce((sum, time) => sum + time, 0),
      CLS: cls,
      'before paint KB': kb(all.filter(({ endedS }) => (endedS - startS) * 1000 <= fcp)),
      'HTML KB': kb(all.filter(({ type }) => type === 'Document')),
      'script KB': kb(all.filter(({ type }) => type === 'Script')),
      'all but film KB': kb(all),
      requests: all.length,
    };
  });

/** Milliseconds from a tap until the frame that answers it (INP), script fetched ahead or not. */
export const measureTap = (browser: Browser, url: string, selector: string): Promise<number> =>
  onPhone(browser, async (page) => {
    await page.goto(url, { waitUntil: 'load' });
    const target = page.locator(selector).first();
    await target.scrollIntoViewIfNeeded();
    // What is live near it has come then.
    await page.waitForTimeout(READING_MS);
    await target.tap();
    await page.waitForTimeout(ANSWERING_MS);
    return page.evaluate<number>('seen.slowest');
  });
