import { mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { parse } from 'node-html-parser';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';

import { languages } from '#content/languages.ts';
import { logos } from '#content/logos.ts';
import { names } from '#content/names.ts';
import { site } from '#content/site.ts';
import { POLICY_FILE, readPolicyContext } from '#scripts/hosts/policy-context.ts';
import { createPreview, listen, type Preview } from '#scripts/preview/create-preview.ts';
import { createPlatformApi } from '#scripts/preview/platform-api/platform-api.ts';
import { isPlatformApiPath } from '#scripts/preview/platform-paths.ts';
import { createSiteApp } from '#scripts/preview/serve-site.ts';
import { escapePattern } from '#scripts/support/escape-pattern.ts';
import { listFiles } from '#scripts/support/list-files.ts';
import { paths } from '#scripts/support/paths.ts';
import { routeIds, routes, rowOf } from '#src/routes.ts';
import { abbreviations } from '#words/abbreviations.ts';
import { labels } from '#words/labels.ts';
import { headlessChromium } from '#tests/support/browser/programs.ts';
import { legalEdits, pageEdits, recordDocument, translateCopy } from '#tests/support/added-page.ts';
import { watchLoads } from '#tests/support/browser/broken-files.ts';
import { answerBefore } from '#tests/support/browser/consent.ts';
import {
  expectCleared,
  fillForm,
  formOf,
  newAddress,
  receivedFrom,
  sendButton,
} from '#tests/support/browser/contact-form.ts';
import { touch, untilScripted, untilIslandsAwake, untilAwake } from '#tests/support/browser/site-script.ts';
import { expectFits } from '#tests/support/browser/layout.ts';
import { scrollThrough } from '#tests/support/browser/scrolling.ts';
import { addDraft, addPseudoLanguage, BASE, DRAFT } from '#tests/support/pseudo-language.ts';
import { copySite, type SiteCopy } from '#tests/support/site-copy.ts';

type Answer = (response: Response, path: string) => Response | Promise<Response>;

const healthy: Answer = (response) => response;
const withoutStyles: Answer = (response, path) => (path.endsWith('.css') ? new Promise(() => {}) : response);
let answerAs = healthy;
let served: string[] = [];

let copy: SiteCopy;
let built: Awaited<ReturnType<SiteCopy['build']>>;
let preview: Preview;
let assets: Preview;
let browser: Browser;

/** One build with a new page, a new legal document, a third language, a draft of a fourth, and static files on another host. */
beforeAll(async () => {
  copy = await copySite();
  for (const { make } of [...pageEdits, ...legalEdits]) await make(copy);
  await recordDocument(copy);
  await copy.edit('content/facts.ts', "reviewBy: '2027-05-31'", "reviewBy: '2025-05-31'");
  await translateCopy(copy);
  await copy.edit('content/logos/tessaril.svg', '</svg>', '<text>Tessaril</text></svg>');
  await addPseudoLanguage(copy);
  await addDraft(copy);

  const policy = () => readPolicyContext(join(copy.folder, 'deploy', POLICY_FILE));
  const { fetch } = createSiteApp({ distDir: join(copy.folder, 'dist'), policy });
  const api = createPlatformApi({ messagesFile: join(copy.folder, 'messages.jsonl') });
  preview = await listen(0, (request, env) =>
    isPlatformApiPath(new URL(request.url).pathname) ? api.fetch(request, env) : fetch(request),
  );
  assets = await listen(0, async (request) => {
    const { pathname } = new URL(request.url);
    served.push(pathname);
    return answerAs(await fetch(request), pathname);
  });
  built = await copy.build({ VITE_ASSET_ORIGIN: assets.url });
  if (built.exitCode !== 0) throw new Error(built.output);
  browser = await chromium.launch(headlessChromium);
});

beforeEach(() => {
  answerAs = healthy;
  served = [];
});

afterAll(async () => {
  await browser.close();
  await Promise.all([preview.close(), assets.close()]);
  await copy.remove();
});

it('a build warns of a claim to be reviewed and of a logo with typed text, and succeeds', () => {
  expect(built.output).toMatch(/content\/logos\/tessaril\.svg:\d+ has a <text>.*: convert text to outlines/);
  expect(built.output).toMatch(/content\/facts\.ts:\d+ countries "150\+" was to be reviewed by 2025-05-31/);
});

it('a new page and a new legal document pass every test that goes through the pages', async () => {
  const inSources = await listFiles(join(paths.root, 'src'));
  const tests = inSources.filter((file) => file.endsWith('.test.ts')).map((file) => `src/${file}`);
  const sources = await Promise.all(tests.map(copy.read));
  const files = tests.filter((_, index) =>
    /import \{[^}]*\b(?:audienceIds|routeIds)\b/.test(sources[index] ?? ''),
  );
  const { output } = await copy.run(
    ...['vitest', 'run', '--reporter=tap-flat', ...files, 'tests/output/built-files.test.ts'],
  );
  const results = output.split('\n').filter((line) => /^(?:not )?ok /.test(line));
  // The words of the new page are those of another one.
  const expected: unknown = expect.stringContaining('a sentence is on one page');
  expect(results.filter((line) => line.startsWith('not'))).toEqual([expected]);
  for (const id of ['wealth-managers', 'acceptable-use']) expect(results.join()).toContain(id);
});

describe('a page of the release before this one', () => {
  let root: string;
  let host: Preview;

  // The host serves the build of this tree until the copy is deployed, without the files that only the first has.
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'releases-'));
    const current = join(root, 'current');
    await symlink(paths.root, current);
    host = await createPreview({
      ...{ port: 0, cacheDir: root },
      ...{ distDir: join(current, 'dist'), deployDir: join(current, 'deploy') },
    });
  });

  afterEach(async () => {
    await host.close();
    await rm(root, { recursive: true });
  });

  const deploy = async () => {
    await symlink(copy.folder, join(root, 'next'));
    await rename(join(root, 'next'), join(root, 'current'));
  };

  /** Opens a page of the first release as a visitor for whom nothing is prefetched. */
  const openBefore = async (path: string): Promise<Page> => {
    const context = await browser.newContext({ baseURL: host.url });
    onTestFinished(() => context.close());
    await answerBefore(context, ['necessary']);
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    const page = await context.newPage();
    await page.goto(path);
    return page;
  };

  const untilNew = (page: Page) => page.getByRole('contentinfo').getByText('Wealth managers').waitFor();

  it('works as without script when its script is gone, and its links lead on (F-E24)', async () => {
    const page = await openBefore(routes.faq);
    await deploy();
    await touch(page);
    await expect.poll(() => page.locator('html').getAttribute('data-script')).toBe('failed');
    await page.locator('summary', { hasText: '?' }).first().click();
    await page.locator('details[open] p').first().waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
    await page.waitForURL(`**${routes.about}`);
    await untilNew(page);
  });

  it('sends the form that was filled in during the release (F-E24)', async () => {
    const page = await openBefore(routes.contact);
    const email = newAddress();
    await fillForm(page, email);
    await untilAwake(formOf(page));
    await deploy();
    await sendButton(page).click();
    await expectCleared(page);
    expect(await receivedFrom(page.request, email)).toHaveLength(1);
  });

  it.each([
    ['the fee calculator', routes.pricing, (page: Page) => page.getByRole('slider').focus()],
    ['the search of answers', routes.faq, (page: Page) => page.getByRole('searchbox').focus()],
    [
      'the message dialog',
      routes.about,
      (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: labels.sendMessage }).click(),
    ],
  ])('reloads once on the first use of %s, whose code is gone (F-E24)', async (_name, path, use) => {
    const page = await openBefore(path);
    await untilScripted(page);
    await deploy();
    const loads = watchLoads(page);
    await use(page);
    await untilNew(page);
    await untilScripted(page);
    await use(page);
    await untilAwake(page.locator('[data-island]:focus-within'));
    expect(loads()).toBe(1);
  });
});

/** Opens a page as a new visitor; returns its requests and logs. */
async function openAsVisitor(path: string, host = 'localhost') {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const [asked, logged]: [URL[], string[]] = [[], []];
  page.on('request', (request) => asked.push(new URL(request.url())));
  page.on('console', (message) => logged.push(message.text()));
  page.on('pageerror', (error) => logged.push(String(error)));
  await page.goto(preview.url.replace('localhost', host) + path, { waitUntil: 'domcontentloaded' });
  return { page, asked, logged, close: () => context.close() };
}

describe('static files on another host', () => {
  const STATIC = /^\/(?:assets|fonts|pictures|films)\//;
  /** The map has the hashes of the other host's files; captions of another origin would need CORS for the film. */
  const OWN = /^\/assets\/scripts-[^/]+\.json$|\.vtt$/;

  /** The number of rules in its style sheets, each counted once: half the style of a page would be fewer. */
  const rulesOf = (page: Page) =>
    page.evaluate(() => {
      const counts = [...document.styleSheets].map(
        ({ href, cssRules }, index) => [href?.split('/').at(-1) ?? index, cssRules.length] as const,
      );
      return [...new Map(counts).values()].reduce((sum, count) => sum + count, 0);
    });

  const goToAbout = async (page: Page) => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
    await page.waitForURL(preview.url + routes.about, { waitUntil: 'commit' });
  };

  it.each([
    ['home', routes.home, 'localhost'],
    ['a page', routes.faq, 'localhost'],
    ["a partner's page", routes.home, 'acme.localhost'],
  ])('are all fetched from there on %s, which works (R7.16, F-E28)', async (_name, path, host) => {
    const { page, asked, logged, close } = await openAsVisitor(path, host);
    await untilScripted(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const files = asked.filter(({ pathname }) => STATIC.test(pathname) && !OWN.test(pathname));
    expect(files.length).toBeGreaterThan(4);
    expect(files.filter(({ origin }) => origin !== assets.url).map(({ href }) => href)).toEqual([]);
    expect(served.toSorted()).toEqual([...new Set(served)].toSorted());
    expect(logged).toEqual([]);
    await close();
  });

  const withoutCors: Answer = (response) => {
    response.headers.delete('Access-Control-Allow-Origin');
    return response;
  };
  const otherFiles: Answer = (response, path) => {
    if (!/\.(css|js)$/.test(path)) return response;
    const headers = new Headers(response.headers);
    headers.delete('Content-Encoding');
    headers.delete('Content-Length');
    return new Response('*{color:red}', { headers });
  };

  it.each<[string, RegExp, Answer]>([
    ['is down', /net::ERR|Failed to fetch/, () => new Response(null, { status: 502 })],
    ['is slow', /^$/, withoutStyles],
    ['allows no other origin', /CORS|Failed to fetch/, withoutCors],
    ['has other files than were built', /integrity/, otherFiles],
  ])('leave the page whole and styled when that host %s (F-E28)', async (_fault, message, answer) => {
    const expected = await openAsVisitor(routes.faq);
    const rules = await rulesOf(expected.page);
    await expected.close();

    answerAs = answer;
    const { page, logged, close } = await openAsVisitor(routes.faq);
    await expect.poll(() => rulesOf(page)).toBe(rules);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await touch(page);
    await goToAbout(page);
    expect(logged.join('\n')).toMatch(message);
    await close();
  });
});

/** A page in the third language, with all its parts loaded. */
async function openInPseudoLanguage(id: (typeof routeIds)[number]): Promise<Page> {
  const context = await browser.newContext({
    ...{ baseURL: preview.url, reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
  });
  await answerBefore(context, ['necessary']);
  const page = await context.newPage();
  await page.goto(`${BASE}${rowOf(id).path}`.replace(/\/$/, ''));
  await untilScripted(page);
  await scrollThrough(page);
  await untilIslandsAwake(page);
  await page.waitForFunction(() => !document.querySelector('[data-asks]:not([data-state])'));
  return page;
}

describe('a third language', () => {
  /** Text that is the same in all languages. */
  const alike = [
    ...[site.name, site.product.name, site.legalName, ...names, ...logos.map(({ name }) => name)]
      .toSorted((one, other) => other.length - one.length)
      .map(escapePattern),
    ...[
      ...site.social.map(({ network }) => network),
      ...Object.values(languages).map(({ name }) => name),
      'Pseudo',
    ],
    // Addresses, and hosts that the platform names.
    String.raw`[\w.@-]+\.example`,
    // Figures, and days, which the browser writes.
    String.raw`US\$|\$[\d.]+ million`,
    ...Array.from({ length: 12 }, (_, month) =>
      (['long', 'short'] as const).map((form) =>
        new Date(2026, month).toLocaleDateString('en-XA', { month: form }),
      ),
    ).flat(),
    // Fingerprints, a file by its name, and abbreviations.
    String.raw`\b[\da-f]{10}(?:…|[\da-f]{54})|pricing\.json|${Object.keys(abbreviations).join('|')}`,
    // The name of a picture that the specification prescribes, and of a publication by its host.
    String.raw`FeaturedIn\d|Press \d`,
  ].join('|');

  /** Texts and labels of a page outside the brackets of the pseudo-language, with letters. */
  const leftIn = (page: Page): Promise<string[]> =>
    page.evaluate((known) => {
      let depth = 0;
      const outside = (text: string) => {
        let left = '';
        for (const letter of text) {
          if (letter === '⟧') depth -= 1;
          if (depth === 0) left += letter;
          if (letter === '⟦') depth += 1;
        }
        return left.replaceAll(new RegExp(known, 'g'), '');
      };
      // Legal texts stay English, answers of the platform have their own language, and browsers name countries.
      const isOther = (element: Element | null) =>
        !!element?.closest(
          'script, style, noscript, bdi, [dir=auto], [lang]:not(html), select[name$=Country]',
        );
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: string[] = [];
      while (walker.nextNode())
        if (!isOther(walker.currentNode.parentElement))
          texts.push(outside(walker.currentNode.textContent ?? ''));
      const attributes = ['alt', 'aria-label', 'title', 'placeholder'];
      const labelled = document.querySelectorAll(attributes.map((name) => `body [${name}]`).join());
      const found = [...labelled]
        .filter((element) => !isOther(element))
        .flatMap((element) => attributes.map((name) => outside(element.getAttribute(name) ?? '')));
      return [...new Set([...texts, ...found, outside(document.title)])].filter((text) =>
        /\p{L}{2}/u.test(text),
      );
    }, alike);

  it('has no other inline style or script than English, since the policy names each', async () => {
    const inlineOf = async (base: string) => {
      const files = routeIds.map((id) => `dist${base}${rowOf(id).path}`.replace(/\/$/, base ? '' : '/index'));
      const pages = await Promise.all(files.map((file) => copy.read(`${file}.html`)));
      const parts = pages.flatMap((page) => parse(page).querySelectorAll('style, script:not([src], [type])'));
      return new Set(parts.map(({ text }) => text));
    };
    expect(await inlineOf(BASE)).toEqual(await inlineOf(''));
  });

  it('needs no change of code: the types hold', async () => {
    expect(await copy.run('tsc', '-b')).toEqual({ exitCode: 0, output: '' });
  });

  it('a draft is in no file of a release', async () => {
    const named = [DRAFT.code, DRAFT.base, DRAFT.name];
    const filesOf = async (folder: string) =>
      (await listFiles(join(copy.folder, folder))).map((file) => `${folder}/${file}`);
    const files = [...(await filesOf('dist')), ...(await filesOf('deploy'))];
    expect(files.length).toBeGreaterThan(100);
    const texts = await Promise.all(files.map(async (file) => `${file} ${await copy.read(file)}`));
    expect(texts.filter((text) => named.some((name) => text.includes(name)))).toEqual([]);
  });

  it.each(routeIds)('%s has every text in that language, and fits windows (R10.16)', async (id) => {
    const page = await openInPseudoLanguage(id);
    expect(await page.title()).toContain('⟦');
    expect(await leftIn(page)).toEqual([]);
    for (const width of [390, 820, 1440]) await expectFits(page, width);
    await page.context().close();
  });
});
