import { paths } from '#scripts/support/paths.ts';
import { writeFiles } from '#scripts/support/write-files.ts';
import type { Renderer } from './renderer.ts';

/**
 * Renders every page into the site's folder, each of them once and final.
 * @param fileSizes path of each file of a legal document → its bytes
 */
export async function prerender(renderer: Renderer, fileSizes: ReadonlyMap<string, number>): Promise<void> {
  for (const path of renderer.paths)
    await writePage(path === '/' ? 'index.html' : `${path}.html`, await renderer.render(path, fileSizes));
  await writePage('partner.html', await renderer.renderShell());
  await writePage('partner-check.html', await renderer.renderPartnerCheck());
}

const writePage = (name: string, html: string) => writeFiles(paths.dist, { [name]: html });
