import { mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, type Page } from '@playwright/test';

import { createPreview } from '#scripts/preview/create-preview.ts';
import { headlessChromium } from '#tests/support/browser/programs.ts';
import { paths } from '#scripts/support/paths.ts';
import { answerBefore } from './browser/consent.ts';

/** A folder with the `dist` and `deploy` of a build. */
type Release = { readonly folder: string };

export type TwoReleases = {
  /** Opens a page of the first release in a browser that prefetches nothing. */
  readonly open: (path: string) => Promise<Page>;
  /** Replaces the first release by the second, without the files that only the first one has. */
  readonly deploy: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** A host that serves the build of this tree until the second release is deployed. */
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
  const browser = await chromium.launch(headlessChromium);
  return {
    open: async (path) => {
      const context = await browser.newContext({ baseURL: preview.url });
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
