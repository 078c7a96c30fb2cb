import type { Browser, CDPSession, Page } from 'playwright';

import { type Tap, taps } from './taps.ts';

/** Slow 4G, as Lighthouse has it. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
const cable = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };
/** A window of a phone. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
/** How a visitor comes: a phone with a processor four times slower, or a desktop. */
const devices = {
  phone: { window: phone, network: slowNetwork, timesSlower: 4 },
  desktop: { window: { viewport: { width: 1280, height: 800 } }, network: cable, timesSlower: 1 },
} as const;

export type Device = keyof typeof devices;

/** A pointer rests on a link before it presses. */
const POINTING_MS = 300;
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

/** Opens a page with nothing in its cache, hands it over and closes it. */
async function on<Result>(
  device: Device,
  browser: Browser,
  run: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const { window, network, timesSlower } = devices[device];
  const context = await browser.newContext({ ...window, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await page.addInitScript({ content: observer });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: timesSlower });
  try {
    return await run(page, session);
  } finally {
    await context.close();
  }
}

/** Counts the requests of a page without films. */
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
  on('phone', browser, async (page, session) => {
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
  on('phone', browser, async (page) => {
    await page.goto(url, { waitUntil: 'load' });
    return tapOn(page, tap);
  });

/** Measures a visit with one tap after another: its bytes, and the time to each answer. */
export const measureEngaged = (browser: Browser, url: string): Promise<Readonly<Record<string, number>>> =>
  on('phone', browser, async (page, session) => {
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

/** Links of the home page and of the page that they lead to, as every contestant has them. */
const links = [
  ['first', 'footer a[href="/terms"]', '**/terms'],
  ['later', 'header a[href="/"]', '**/'],
] as const;

/** Measures the time from the press of a link to the first paint of the next page, first and later. */
export const measureLinks = (device: Device, browser: Browser, url: string) =>
  on(device, browser, async (page) => {
    await page.goto(url, { waitUntil: 'load' });
    const times: Record<string, number> = {};
    for (const [name, selector, leadsTo] of links) {
      const link = page.locator(selector).filter({ visible: true }).first();
      await link.scrollIntoViewIfNeeded();
      await page.waitForTimeout(SETTLING_MS);
      await page.evaluate(`addEventListener('click', (event) =>
        (sessionStorage.pressed = performance.timeOrigin + event.timeStamp), { capture: true, once: true })`);
      if (device === 'desktop') {
        await link.hover();
        await page.waitForTimeout(POINTING_MS);
        await link.click();
      } else await link.tap();
      await page.waitForURL(leadsTo);
      await page.waitForFunction('seen.fcp > 0');
      const paint = 'performance.timeOrigin + seen.fcp - Number(sessionStorage.pressed)';
      times[`${device}, ${name} link, ms`] = await page.evaluate<number>(paint);
    }
    return times;
  });

/** The partner's logo and its tagline, in the header and the heading of any contestant. */
const isBranded = (tagline: string) =>
  [...document.querySelectorAll<HTMLImageElement>('header img')].some(
    (logo) => logo.naturalWidth > 0 && logo.checkVisibility(),
  ) &&
  (document.querySelector('h1')?.innerText.replaceAll(/\s+/g, ' ') ?? '').includes(tagline) &&
  performance.now();

/**
 * Measures a first visit of a partner's page until its brand is painted. The answers have arrived when the logo has,
 * whose address is in one of them.
 */
export const measureBranded = (browser: Browser, url: string, tagline: string) =>
  on('phone', browser, async (page, session) => {
    const requests = await watchRequests(session);
    await page.goto(url, { waitUntil: 'commit' });
    const painted = await page.waitForFunction(isBranded, tagline, { polling: 'raf' });
    const brandMs = Number(await painted.jsonValue());
    const scriptKb = requests.kbOf('Script');
    await page.waitForTimeout(SETTLING_MS);
    const answeredMs = await page.evaluate<number>(`Math.max(...['exists', 'config', 'logo'].map((part) =>
      performance.getEntriesByType('resource').find(({ name }) => name.includes(part)).responseEnd))`);
    const { fcp, cls } = await page.evaluate<{ fcp: number; cls: number }>('seen');
    return {
      'FCP ms': fcp,
      'brand ms': brandMs,
      'brand after its answers, ms': brandMs - answeredMs,
      'script before the brand, KB': scriptKb,
      'HTML KB': requests.kbOf('Document'),
      CLS: cls,
    };
  });
