import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { get, IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { promisify } from 'node:util';

import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';

import { about } from '#content/en/pages/about.ts';
import { filmFiles } from '#content/films.ts';
import { languages } from '#content/languages.ts';
import { routes } from '#src/routes.ts';
import { headlessChromium } from '#tests/support/browser/programs.ts';
import { addDraft, DRAFT } from '#tests/support/pseudo-language.ts';
import { pageEdits } from '#tests/support/added-page.ts';
import { touch } from '#tests/support/browser/site-script.ts';
import { freePort } from '#tests/servers/start-servers.ts';
import { copySite, type SiteCopy } from '#tests/support/site-copy.ts';

/** A page is many small files, which a busy machine transforms one by one. */
const TIMEOUT_MS = 60_000;

let copy: SiteCopy;
let port: number;
let server: Awaited<ReturnType<typeof startDevelopment>>;
let browser: Browser;

/**
 * The development server of a tree.
 * @throws Error with its output when it ends instead
 */
async function startDevelopment(root: string) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/commands/dev.ts', '--host', 'known.example'],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PORT: String(port) },
    },
  );
  const ended = once(child, 'close');
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const [found] = /http:\/\/localhost:\d+/.exec(output) ?? [];
        if (found) resolve(found);
      });
    child.on('close', () => reject(new Error(`The development server of ${root} ended:\n${output}`)));
  });
  return {
    origin,
    printed: () => output,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

beforeAll(async () => {
  copy = await copySite({ isCold: true });
  await addDraft(copy);
  port = await freePort();
  server = await startDevelopment(copy.folder);
  browser = await chromium.launch(headlessChromium);
});

afterAll(async () => {
  await browser.close();
  await server.stop();
  await copy.remove();
});

const ask = async (path: string, accept: string) => {
  const answer = await fetch(server.origin + path, { headers: { accept } });
  return { status: answer.status, text: await answer.text() };
};

async function openPage(options?: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  onTestFinished(() => context.close());
  context.setDefaultTimeout(TIMEOUT_MS);
  return context.newPage();
}

it('development takes the port of PORT, and makes only the files of the first page', async () => {
  expect(server.origin).toBe(`http://localhost:${port}`);
  expect((await ask(routes.pricing, 'text/html')).text).toMatch(/<h1[ >]/);
  expect(existsSync(join(copy.folder, '.cache/generated/pictures'))).toBe(true);
  expect(existsSync(join(copy.folder, '.cache/generated/fonts'))).toBe(false);
  expect(existsSync(join(copy.folder, '.cache/legal/site/public'))).toBe(false);
});

it('development refuses a host that it was not started for, and says how to start it', async () => {
  const hostOf = async (host: string) => {
    const request = get(server.origin + routes.pricing, { headers: { host } });
    const [answer] = z.tuple([z.instanceof(IncomingMessage)]).parse(await once(request, 'response'));
    return `${answer.statusCode} ${(await textOf(answer)).split('\n', 1)[0]}`;
  };
  const sentence = 'To see the site at other.example, start it with: npm run dev -- --host other.example';
  expect(await hostOf('other.example')).toBe(`403 ${sentence}`);
  for (const host of ['known.example', 'acme.localhost', '127.0.0.1'])
    expect(await hostOf(`${host}:${port}`)).toMatch(/^200 /);
});

it.each([
  ['a page', routes.pricing, 'text/html', 200],
  ['a page of any type', routes.pricing, '*/*', 200],
  ['a file that does not exist', '/missing.js', '*/*', 404],
  ['an unknown page', '/nowhere', 'text/html', 404],
  ['an unknown version of a legal document', `${routes.terms}/2001-01-01`, 'text/html', 404],
  ['the changes of a legal document', `${routes.terms}/changes`, 'text/html', 200],
  ['a page of the platform', '/login', 'text/html', 200],
  ['the page where partners are checked', '/partner-check', 'text/html', 200],
  ['the film of a language', '/ar/film', 'text/html', 200],
])('development answers for %s with the right status', async (_what, path, accept, status) => {
  expect((await ask(path, accept)).status).toBe(status);
});

it.each([routes.home, routes.terms, routes.about])(
  'development shows %s in its style without any script',
  async (path) => {
    const page = await openPage({ javaScriptEnabled: false });
    const failed: string[] = [];
    page.on('response', (answer) => answer.status() >= 400 && failed.push(answer.url()));
    page.on('requestfailed', (request) => failed.push(request.url()));
    await page.goto(server.origin + path);
    const body = page.locator('body');
    // From src/styles, and from the modules of the page.
    expect(await body.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
      'rgb(248, 244, 236)',
    );
    const header = page.getByRole('banner');
    expect(await header.evaluate((element) => getComputedStyle(element).position)).toBe('sticky');
    expect(failed).toEqual([]);
  },
);

it('development has the style of the sheets of legal texts', async () => {
  const links = parse((await ask(routes.terms, 'text/html')).text).querySelectorAll('link[rel=stylesheet]');
  const sheets = links.map(async (link) => (await ask(link.getAttribute('href') ?? '', 'text/css')).text);
  expect((await Promise.all(sheets)).join('')).toContain('@page terms-');
});

type Edit = readonly [what: string, path: string, file: string, from: string, to: string];

const WORDS = 'Edited words';

const markupEdits: readonly Edit[] = [
  ['a button', routes.marketplace, 'src/ui/button/button.tsx', '{children}</span>', `${WORDS}</span>`],
  ['the copy', routes.marketplace, 'content/en/pages/marketplace.ts', 'Cross-border, cross-asset', WORDS],
  ['a part of the product', routes.marketplace, 'product/kit/bar.tsx', '>{title}<', `>${WORDS}<`],
  ['a legal text', routes.terms, 'content/legal/terms.mdx', '## About these terms', `## ${WORDS}`],
  ['a figure of a legal text', routes.terms, 'content/facts.ts', "text: '$12,000'", `text: '${WORDS}'`],
];

const COLOUR = '#123456';

const styleEdits: readonly Edit[] = [
  ['a module', routes.marketplace, 'src/app/layout.module.css', '.main {', `.main { background: ${COLOUR};`],
  // Last: the page is loaded again when pictures have been made of it.
  [
    'a token',
    routes.marketplace,
    'src/styles/tokens.css',
    '--color-page: #f8f4ec',
    `--color-page: ${COLOUR}`,
  ],
];

/** Starts the script of the site. */
async function startScript(page: Page): Promise<void> {
  const touchAndLook = async () => {
    await touch(page);
    return page.locator('html').getAttribute('data-script');
  };
  // Again and again: the edit that the test before took back may reload the page after a touch.
  await expect.poll(touchAndLook).toBe('running');
}

/** Opens a page, until it listens to the server. */
async function openListening(page: Page, path: string): Promise<void> {
  const connected = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'));
  await page.goto(server.origin + path);
  await connected;
}

/** Makes an edit during a test. */
async function makeEdit(page: Page, [, path, file, from, to]: Edit, isStarted: boolean): Promise<void> {
  await openListening(page, path);
  if (isStarted) await startScript(page);
  await copy.edit(file, from, to);
  onTestFinished(async () => {
    const seen = page.waitForEvent('console', (message) =>
      /^\[vite\] (?:connecting|css hot updated)/.test(message.text()),
    );
    await copy.edit(file, to, from);
    // Else it would reload the page of the next test.
    await seen;
  });
}

// Before the edit of a colour, after which every drawing is encoded again.
it('development shows a replaced picture', async () => {
  const page = await openPage();
  await openListening(page, routes['luxury-real-estate']);
  const picture = page.locator('main img[src*="listing-villa"]').first();
  const source = () => picture.getAttribute('src');
  const before = await source();
  const drawing = 'content/pictures/listing-villa.svg';
  await copy.edit(drawing, '</svg>', '<circle r="300" fill="var(--color-accent)"/></svg>');
  await expect.poll(source, { timeout: 120_000 }).not.toBe(before);
});

/** Without the script each edit reloads the page; with it each kind of part is replaced in its own way. */
describe.each([
  ['before the script of the site has started', false, markupEdits.slice(-2), styleEdits.slice(0, 1)],
  ['after it has started', true, markupEdits, styleEdits],
] as const)('a page in development, %s', (_when, isStarted, ofMarkup, ofStyle) => {
  it.each(ofMarkup)('shows an edit of %s', async (...edit) => {
    const page = await openPage();
    await makeEdit(page, edit, isStarted);
    await expect.poll(() => page.getByText(WORDS).count()).toBeGreaterThan(0);
  });

  it.each(ofStyle)('shows an edit of %s', async (...edit) => {
    const [what, , file] = edit;
    const page = await openPage();
    await makeEdit(page, edit, isStarted);
    const colours = () =>
      page
        .locator('body, main')
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
    await expect.poll(colours).toContain('rgb(18, 52, 86)');
    // A reload would bring the link of the page.
    const swapped = await page.locator(`link[href*="${file}?t="]`).count();
    expect(swapped).toBe(what === 'a module' ? 1 : 0);
    // Nothing else has lost its style.
    const header = page.getByRole('banner');
    expect(await header.evaluate((element) => getComputedStyle(element).position)).toBe('sticky');
  });
});

it('development sends parts of films, which Safari asks for', async () => {
  const answer = await fetch(`${server.origin}${filmFiles('tour', 'en').mp4}`, {
    headers: { Range: 'bytes=0-99' },
  });
  expect([answer.status, answer.headers.get('content-range')?.split('/', 1)]).toEqual([206, ['bytes 0-99']]);
  await answer.body?.cancel();
});

it('development lists findings of English alone, and keeps the words of a build', async () => {
  const made = join(copy.folder, '.cache/words');
  expect(existsSync(made)).toBe(false);
  const file = 'content/en/pages/marketplace.ts';
  await copy.edit(file, "kind: 'list'", "kind: 'listt'");
  await ask(routes.marketplace, 'text/html');
  await expect
    .poll(server.printed, { timeout: TIMEOUT_MS })
    .toMatch(/content\/en\/pages\/marketplace\.ts:\d+ marketplace\.sections\.\w+\.kind .*list/);
  await copy.edit(file, "kind: 'listt'", "kind: 'list'");
});

it('development shows Arabic pages, an edit of their catalogue, and a changed English text, marked', async () => {
  const path = `${languages.ar.base}${routes.about}`;
  const { status, text } = await ask(path, 'text/html');
  expect(status).toBe(200);
  expect(text).not.toContain('no such page');
  const page = await openPage();
  await page.goto(server.origin + path);
  await startScript(page);
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  const file = 'content/ar/pages/about.po';
  const title = await page.locator('h1').textContent();
  await copy.edit(file, `msgstr "${title}"`, 'msgstr "عنوان جديد"');
  await expect.poll(() => page.locator('h1').textContent()).toBe('عنوان جديد');
  await copy.edit('content/en/pages/about.ts', about.hero.title, 'A new title');
  await expect.poll(() => page.locator('h1').textContent()).toBe('⟦A new title⟧');
  await expect.poll(server.printed, { timeout: TIMEOUT_MS }).toContain(`${file}:`);
});

it('development shows a draft without a catalogue, with each line about it once in the log', async () => {
  const { status, text } = await ask(`${DRAFT.base}${routes.about}`, 'text/html');
  expect(status).toBe(200);
  const page = parse(text);
  expect(page.querySelector('html')?.getAttribute('lang')).toBe(DRAFT.code);
  expect(page.querySelector('h1')?.text).toMatch(/^⟦.+⟧$/);
  expect(text).not.toContain('no such page');
  await expect.poll(server.printed, { timeout: TIMEOUT_MS }).toContain(`${DRAFT.code} is a draft`);
  await copy.edit('content/en/pages/faq.ts', "kind: 'prose'", "kind: 'prosse'");
  await expect.poll(server.printed, { timeout: TIMEOUT_MS }).toContain('content/en/pages/faq.ts:');
  await copy.edit('content/en/pages/faq.ts', "kind: 'prosse'", "kind: 'prose'");
  expect(server.printed().split(`content/${DRAFT.code}/pages/faq.po:1 is missing`)).toHaveLength(2);
});

it('development shows an edit that is made before the page is connected', async () => {
  const page = await openPage();
  let connect = () => {};
  const held = new Promise<void>((resolve) => (connect = resolve));
  await page.route('**/@vite/client', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(server.origin + routes.marketplace, { waitUntil: 'commit' });
  await copy.edit('content/en/pages/marketplace.ts', 'Cross-border, cross-asset', WORDS);
  await expect.poll(async () => (await ask(routes.marketplace, '*/*')).text.includes(WORDS)).toBe(true);
  connect();
  await expect.poll(() => page.getByText(WORDS).count()).toBeGreaterThan(0);
});

it('development lists the missing files of a new page, while the others work', async () => {
  const styled = async (path: string) => {
    const { status, text } = await ask(path, 'text/html');
    return status === 200 && text.includes('href="/src/sections/');
  };
  const parts = pageEdits.filter(({ file }) => !file.startsWith('content/ar/'));
  for (const [index, { make }] of parts.entries()) {
    await make(copy);
    const next = parts[index + 1]?.file;
    const shown = async () => {
      const { status, text } = await ask('/wealth-managers', 'text/html');
      return status === 500 && next ? text : String(status);
    };
    await expect.poll(shown).toContain(next ?? '200');
    expect((await ask(routes.pricing, 'text/html')).status).toBe(200);
  }
  expect(await styled('/wealth-managers')).toBe(true);
  await copy.edit('src/pages.ts', "path: '/wealth-managers'", "path: '/wealth'");
  await expect.poll(() => styled('/wealth')).toBe(true);
  const words = 'content/en/pages/wealth-managers.ts';
  await copy.edit(words, 'export const wealthManagers', 'export const wealth');
  await expect
    .poll(async () => (await ask('/wealth', 'text/html')).text)
    .toContain(`${words}:1 exports no wealthManagers`);
});

it('development marks a link to an unknown page, and logs the page and the address', async () => {
  await copy.edit(
    'src/app/footer/footer-content.tsx',
    "href={href({ route: 'contact', hash: 'message' })}",
    'href="/nowhere"',
  );
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(server.origin + routes.pricing);
  const link = page.locator('a[href="/nowhere"]').first();
  expect(await link.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('dashed');
  const logged = `${routes.pricing} links to /nowhere, which is no page`;
  await expect.poll(server.printed).toContain(logged);
});

it('development ends with a message when the port of --port is taken', async () => {
  const command = ['--import', 'tsx', 'scripts/commands/dev.ts', '--port', String(port)];
  const started = promisify(execFile)(process.execPath, command, { cwd: copy.folder });
  await expect(started).rejects.toThrow(`Port ${port} is already in use`);
});
