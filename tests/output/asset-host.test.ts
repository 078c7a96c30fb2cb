import { join } from 'node:path';

import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { POLICY_FILE, readPolicyContext } from '#scripts/hosts/policy-context.ts';
import { listen, type Preview } from '#scripts/preview/create-preview.ts';
import { createPlatformApi } from '#scripts/preview/platform-api/platform-api.ts';
import { isPlatformApiPath } from '#scripts/preview/platform-paths.ts';
import { createSiteApp } from '#scripts/preview/serve-site.ts';
import { headlessChromium } from '#tests/support/browser/programs.ts';
import { routes } from '#src/routes.ts';
import { touch, untilHydrated } from '#tests/support/browser/hydration.ts';
import { copySite, type SiteCopy } from '#tests/support/site-copy.ts';

const STATIC = /^\/(?:assets|fonts|pictures|films)\//;
/** The map binds what the other host gives, and captions would need the film to be fetched otherwise. */
const OWN = /^\/assets\/scripts-[^/]+\.json$|\.vtt$/;

type Answer = (response: Response, path: string) => Response | Promise<Response>;

const healthy: Answer = (response) => response;
const withoutStyles: Answer = (response, path) => (path.endsWith('.css') ? new Promise(() => {}) : response);
let answerAs = healthy;
let served: string[] = [];

let copy: SiteCopy;
let site: Preview;
let assets: Preview;
let browser: Browser;

beforeAll(async () => {
  copy = await copySite();
  const policy = () => readPolicyContext(join(copy.folder, 'deploy', POLICY_FILE));
  const { fetch } = createSiteApp({ distDir: join(copy.folder, 'dist'), policy });
  const api = createPlatformApi({ messagesFile: join(copy.folder, '.cache/messages.jsonl') });
  site = await listen(0, (request, env) =>
    isPlatformApiPath(new URL(request.url).pathname) ? api.fetch(request, env) : fetch(request),
  );
  assets = await listen(0, async (request) => {
    const { pathname } = new URL(request.url);
    served.push(pathname);
    return answerAs(await fetch(request), pathname);
  });
  const { exitCode, output } = await copy.build({ VITE_ASSET_ORIGIN: assets.url });
  if (exitCode !== 0) throw new Error(output);
  browser = await chromium.launch(headlessChromium);
});

beforeEach(() => {
  answerAs = healthy;
  served = [];
});

afterAll(async () => {
  await browser.close();
  await Promise.all([site.close(), assets.close()]);
  await copy.remove();
});

/** Opens a page as a new visitor; returns its requests and logs. */
async function open(path: string, host = 'localhost') {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const [asked, logged]: [URL[], string[]] = [[], []];
  page.on('request', (request) => asked.push(new URL(request.url())));
  page.on('console', (message) => logged.push(message.text()));
  page.on('pageerror', (error) => logged.push(String(error)));
  await page.goto(site.url.replace('localhost', host) + path, { waitUntil: 'domcontentloaded' });
  return { page, asked, logged, close: () => context.close() };
}

/** How many rules its style sheets have, each counted once: half the style of a page would be fewer. */
const rulesOf = (page: Page) =>
  page.evaluate(() => {
    const counts = [...document.styleSheets].map(
      ({ href, cssRules }, index) => [href?.split('/').at(-1) ?? index, cssRules.length] as const,
    );
    return [...new Map(counts).values()].reduce((sum, count) => sum + count, 0);
  });

describe('a site whose static files are on another host', () => {
  it.each([
    ['home', routes.home, 'localhost'],
    ['a page', routes.faq, 'localhost'],
    ["a partner's page", routes.home, 'acme.localhost'],
  ])('takes all of them from there on %s, and works (F-E28)', async (_name, path, host) => {
    const { page, asked, logged, close } = await open(path, host);
    await untilHydrated(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const files = asked.filter(({ pathname }) => STATIC.test(pathname) && !OWN.test(pathname));
    expect(files.length).toBeGreaterThan(8);
    expect(files.filter(({ origin }) => origin !== assets.url).map(({ href }) => href)).toEqual([]);
    expect(served.toSorted()).toEqual([...new Set(served)].toSorted());
    expect(logged).toEqual([]);
    await close();
  });

  it.each<[string, RegExp, Answer]>([
    ['is down', /net::ERR|Failed to fetch/, () => new Response(null, { status: 502 })],
    ['is slow', /^$/, withoutStyles],
    [
      'says nothing of other origins',
      /CORS|Failed to fetch/,
      (response) => {
        response.headers.delete('Access-Control-Allow-Origin');
        return response;
      },
    ],
    [
      'gives other files than were built',
      /integrity/,
      (response, path) => {
        if (!/\.(css|js)$/.test(path)) return response;
        const headers = new Headers(response.headers);
        headers.delete('Content-Encoding');
        headers.delete('Content-Length');
        return new Response('*{color:red}', { headers });
      },
    ],
  ])('shows the whole page in its style when that host %s (F-E28)', async (_fault, said, answer) => {
    const expected = await open(routes.faq);
    const rules = await rulesOf(expected.page);
    await expected.close();

    answerAs = answer;
    const { page, logged, close } = await open(routes.faq);
    await expect.poll(() => rulesOf(page), { timeout: 15_000 }).toBe(rules);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await touch(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
    await page.waitForURL(site.url + routes.about, { waitUntil: 'commit' });
    expect(logged.join('\n')).toMatch(said);
    await close();
  });

  it('follows a link although style sheets that never come fill all connections to that host (F-E28)', async () => {
    answerAs = withoutStyles;
    const { page, close } = await open(routes.faq);
    await untilHydrated(page);
    // Asks for the home page, which has more sheets than a browser opens connections to one host: six.
    await touch(page);
    const sheets = () => served.filter((path) => path.endsWith('.css'));
    await expect.poll(() => sheets().length, { timeout: 15_000 }).toBeGreaterThanOrEqual(6);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
    await page.waitForURL(site.url + routes.about, { waitUntil: 'commit' });
    await close();
  });

  it('gives each style sheet three seconds, whenever it was asked for (F-E28)', async () => {
    answerAs = withoutStyles;
    const page = await browser.newPage();
    await page.clock.install();
    await page.goto(site.url + routes.faq, { waitUntil: 'domcontentloaded' });
    await page.clock.pauseAt(Date.now() + 60_000);
    const sheet = await page.evaluateHandle((href) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      document.head.append(link);
      return link;
    }, `${assets.url}/assets/late.css`);
    const origin = () => sheet.evaluate(({ href }) => new URL(href).origin);
    await page.clock.runFor(2900);
    expect(await origin()).toBe(assets.url);
    await page.clock.runFor(1000);
    expect(await origin()).toBe(site.url);
    await page.close();
  });
});
