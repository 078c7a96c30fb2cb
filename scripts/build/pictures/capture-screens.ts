import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { Page } from 'playwright';
import sharp from 'sharp';
import { z } from 'zod';

import { home } from '#words/pages/home.ts';
import { publishedCodes } from '#content/languages.ts';
import { pathIn } from '#src/routes.ts';
import { loadWords } from '#scripts/languages/load-words.ts';
import { startDevelopment } from '#scripts/build/vite/start-development.ts';
import { findChromium, launchChromium } from '#scripts/support/chromium.ts';
import { copyName, paths } from '#scripts/support/paths.ts';
import { type Capture, capturePlaces, capturesFolder, recordFile } from './captured-screens.ts';
import { findStaleCaptures, keysOfCaptures } from './capture-keys.ts';

/** The pages that show these screens. */
const pagesOfScreens = ['product', 'marketplace', ...home.segments.items.map(({ id }) => id)] as const;

/**
 * Takes pictures of screens, as development renders them.
 * @returns their ids
 * @throws Error if those pages lack one of them
 */
export async function captureScreens(): Promise<string[]> {
  const keys = await keysOfCaptures();
  const stale = await findStaleCaptures(keys);
  if (stale.length === 0) return [];
  const executablePath = findChromium();
  if (!executablePath) throw new Error('There is no Chromium to take pictures of screens: run npm run setup');
  // Written at the end: development reloads its pages when a file of the content changes.
  const taken = new Map<string, Buffer>();
  const server = await startDevelopment({ logLevel: 'error' });
  const browser = await launchChromium(executablePath);
  try {
    const [address = ''] = server.resolvedUrls?.local ?? [];
    const page = await browser.newPage({
      viewport: { width: 1440, height: 1000 },
      deviceScaleFactor: 2,
      reducedMotion: 'reduce',
    });
    // A busy machine takes long to transform the modules of a page.
    page.setDefaultNavigationTimeout(180_000);
    for (const [code, id] of publishedCodes.flatMap((of) =>
      pagesOfScreens.map((one) => [of, one] as const),
    )) {
      const left = stale.filter((capture) => capture.code === code && !taken.has(capture.id));
      if (left.length > 0) await page.goto(new URL(pathIn(code, id), address).href);
      for (const capture of left) {
        const png = await captureOf(page, capture);
        if (png) taken.set(capture.id, png);
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
  const missing = stale.find(({ id }) => !taken.has(id));
  if (missing)
    throw new Error(
      `${pagesOfScreens.join(' and ')} do not show the screen ${missing.screen}: show it there, or in no slide or role`,
    );
  await mkdir(dirname(recordFile), { recursive: true });
  for (const [id, png] of taken) {
    const file = join(paths.root, capturesFolder, `${id}.webp`);
    await writeFile(file, await sharp(png).webp({ lossless: true }).toBuffer());
  }
  const record = Object.fromEntries([...keys].map(([{ id }, key]) => [id, key]));
  await writeFile(recordFile, `${JSON.stringify(record, undefined, 2)}\n`);
  return [...taken.keys()];
}

async function captureOf(page: Page, { code, screen, place }: Capture): Promise<Buffer | undefined> {
  const words = await loadWords(paths.root, code);
  const { description } = z
    .object({ description: z.string() })
    .parse(words.get(`screens/${screen}.ts`)?.[copyName(screen)]);
  const named = { name: description, exact: true };
  const main = page.locator('main');
  // One that can be used is a group.
  const shown = main.getByRole('img', named).or(main.getByRole('group', named));
  if ((await shown.count()) === 0) return undefined;
  await shown.first().evaluate(placeAlone, capturePlaces[place]);
  const alone = page.locator('#captured');
  await alone.locator('img').evaluateAll(loadAll);
  const png = await alone.locator('> *').screenshot();
  await alone.evaluate((element) => element.remove());
  return png;
}

/** In the browser: lays a copy over the page, in a place of that width. */
function placeAlone(element: Element, width: number) {
  const box = document.createElement('dialog');
  box.id = 'captured';
  const bare = 'border: 0; padding: 0; max-inline-size: none; max-block-size: none; overflow: visible';
  // A height of a fraction of a pixel shows what is below it.
  const surroundings = 'box-shadow: 0 0 0 2px var(--color-page)';
  box.style.cssText = `${bare}; ${surroundings}; inline-size: ${width}px`;
  box.append(element.cloneNode(true));
  document.body.append(box);
  box.showModal();
}

const loadAll = (images: (SVGElement | HTMLElement)[]) =>
  Promise.all(
    images.map(async (image) => {
      if (!(image instanceof HTMLImageElement)) return;
      image.loading = 'eager';
      await image.decode();
    }),
  );
