import { type BrowserContext, expect, type Page } from '@playwright/test';

import { consentCopy } from '#words/consent.ts';
import { openScripted } from './site-script.ts';

/** A visitor who was never asked: `test.use(unasked)`. */
export const unasked = { allowed: [] };

/** The stored answer of a visitor who allowed these levels on an earlier visit. */
export function storedAnswer(levels: readonly string[]) {
  const given = new Date(Date.now() - 86_400_000).toISOString();
  const item = {
    ...{
      categories: levels,
      services: {},
      revision: consentCopy.revision,
      consentId: '-',
      languageCode: 'en',
    },
    ...{ consentTimestamp: given, lastConsentTimestamp: given, expirationTime: Date.UTC(2100, 0, 1) },
  };
  return { name: 'consent', value: JSON.stringify(item) };
}

/**
 * Makes the visitor one who allowed these levels on an earlier visit to the main host. Playwright's `storageState`
 * would open and leave another page for it.
 */
export const answerBefore = (context: BrowserContext, levels: readonly string[]) =>
  context.addInitScript(({ name, value }) => {
    if (/^localhost\.?$/.test(location.hostname)) localStorage[name] ??= value;
  }, storedAnswer(levels));

export const banner = (page: Page) => page.getByRole('region', { name: consentCopy.banner.label });

export const settings = (page: Page) => page.getByRole('dialog', { name: consentCopy.settings.title });

export const answer = (page: Page, name: 'accept' | 'refuse' | 'choose') =>
  banner(page).getByRole('button', { name: consentCopy.banner[name] });

/** Opens a page for a new visitor and waits for the banner. */
export async function openAsked(page: Page, path: string): Promise<void> {
  await openScripted(page, path);
  await expect(banner(page)).toBeVisible();
}

/** A hit that a tag sent: the tag, the event and its data about the page. */
export type Hit = { readonly tag: string; readonly name: string; readonly page: URL; readonly all: string };

/** Collects later requests of the tag stand-ins, and which of their scripts were fetched. */
export function watchTags(page: Page): {
  readonly hits: readonly Hit[];
  readonly scripts: readonly string[];
} {
  const hits: Hit[] = [];
  const scripts: string[] = [];
  page.context().on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const [tag, name] = [searchParams.get('tid') ?? '', searchParams.get('en') ?? ''];
    if (pathname === '/gtag/js') scripts.push(searchParams.get('id') ?? '');
    if (pathname !== '/g/collect') return;
    hits.push({ tag, name, page: new URL(searchParams.get('dl') ?? ''), all: searchParams.toString() });
  });
  return { hits, scripts };
}

/** Paths of the page views that were sent, in order. */
export const viewed = (hits: readonly Hit[]) =>
  hits.filter(({ name }) => name === 'page_view').map(({ page }) => page.pathname + page.search);

/** Names of cookies, local storage and session storage of the page's host. */
export async function storedNames(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const items = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return [...cookies.map(({ name }) => name), ...items];
}

/** Makes cookies and all storage throw from now on, as browsers that block storage do. */
export const refuseStorage = (page: Page) =>
  page.addInitScript(() => {
    const refuse = {
      get: () => {
        throw new DOMException('Storage is refused', 'SecurityError');
      },
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore']) {
      Object.defineProperty(window, name, refuse);
    }
    Object.defineProperty(Document.prototype, 'cookie', { ...refuse, set: refuse.get });
  });

/** Requests to third parties from now on, including the stand-ins of the tags. */
export function watchThirdParties(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname, pathname } = new URL(request.url());
    const isOwn = /^(data|blob):$/.test(protocol) || /^localhost\.?$/.test(hostname);
    if (!isOwn || /^\/(gtag|g|recaptcha)\//.test(pathname)) asked.push(request.url());
  });
  return asked;
}
