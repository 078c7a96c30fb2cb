import { mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Browser, chromium, type Page } from '@playwright/test';

import { createPreview } from '#scripts/preview/create-preview.ts';
import { headlessChromium } from '#tests/support/browser/programs.ts';
import { paths } from '#scripts/support/paths.ts';
import { answerBefore } from './browser/consent.ts';

/** A site as it was deployed by folder: `dist` and `deploy` in it are what the build made. */
type Release = { readonly folder: string };

export type TwoReleases = {
  /** Lets somebody open a page of the first release in a browser that fetches nothing ahead. */
  readonly open: (path: string) => Promise<Page>;
  /** Puts the second release in the place of the first: files that only the first one has are gone. */
  readonly deploy: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** A host that serves this project's own build, until another one is deployed over it. */
export async function twoReleases(second: Release): Promise<TwoReleases> {
  const root = await mkdtemp(join(tmpdir(), 'releases-'));
  const current = join(root, 'current');
  await symlink(paths.root, current);
  const preview = await createPreview({
    port: 0,
    distDir: join(current, 'dist'),
    deployDir: join(current, 'deploy'),
    cacheDir: root,
  });
  const browser: Browser = await chromium.launch(headlessChromium);
  return {
    open: async (path) => {
      const context = await browser.newContext({
        baseURL: preview.url,
      });
      await answerBefore(context, ['necessary']);
      await context.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
      const page = await context.newPage();
      await page.goto(path);
      return page;
    },
    deploy: async () => {
      await symlink(second.folder, join(root, 'next'));
      await rename(join(root, 'next'), current);
    },
    close: async () => {
      await browser.close();
      await preview.close();
      await rm(root, { recursive: true });
    },
  };
}
