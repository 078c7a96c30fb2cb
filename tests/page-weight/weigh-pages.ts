import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { loadSite } from '#scripts/checks/support/built-site.ts';
import { paths } from '#scripts/support/paths.ts';
import { inlineStyleFile, limitsOf } from './limits.ts';
import { loadOf } from './page-load.ts';

// Writes the configuration of size-limit from what every built page loads.
const folder = join(paths.root, '.cache/page-weight');
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const site = await loadSite();
const pages = await Promise.all(site.pages.map(async (page) => ({ page, load: await loadOf(page, site) })));
for (const { inlineStyle } of pages.map(({ load }) => load))
  await writeFile(join(folder, inlineStyleFile(inlineStyle)), inlineStyle);
await writeFile(join(folder, 'size-limit.json'), JSON.stringify(limitsOf(pages, '../../dist', '.')));
