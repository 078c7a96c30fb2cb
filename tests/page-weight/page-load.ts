import { posix } from 'node:path';
import { parseSync } from 'vite';

import { assetOrigin } from '#scripts/support/asset-origin.ts';
import type { BuiltSite, Page } from '#scripts/checks/support/built-site.ts';

/** Files that a browser fetches for a page before any interaction, relative to the site's folder. */
export type PageLoad = {
  readonly document: string;
  readonly scripts: readonly string[];
  readonly stylesheets: readonly string[];
  /** Text of the style inside the document. */
  readonly inlineStyle: string;
  readonly fonts: readonly string[];
};

type Files = Pick<BuiltSite, 'files' | 'read'>;

/**
 * Reads it from the document: the started scripts with what they import, the sheets and fonts it links to.
 * Islands that wake by themselves choose their chunks at run time and are not among them.
 * @throws Error when the page names a file that was not built
 */
export async function loadOf({ file, root }: Pick<Page, 'file' | 'root'>, site: Files): Promise<PageLoad> {
  const addressesOf = (selector: string, attribute: string) =>
    root.querySelectorAll(selector).flatMap((element) => (element.getAttribute(attribute) ?? '').split(' '));
  const filesOf = (selector: string, attribute: string) =>
    addressesOf(selector, attribute)
      .filter((address) => address.startsWith(`${assetOrigin}/`))
      .map((address) => builtFile(address.slice(assetOrigin.length + 1), file, site));
  return {
    document: file,
    scripts: await withImports(
      [...filesOf('meta[name=scripts]', 'content'), ...filesOf('script[src]', 'src')],
      site,
    ),
    stylesheets: filesOf('link[rel=stylesheet]:not([disabled])', 'href'),
    inlineStyle: root
      .querySelectorAll('style')
      .map((style) => style.textContent)
      .join(''),
    fonts: filesOf('link[rel=preload][as=font]', 'href'),
  };
}

/** The scripts and everything that they import at their start. */
async function withImports(scripts: readonly string[], site: Files): Promise<string[]> {
  const found = new Set(scripts);
  // Iteration includes entries that are added during it.
  for (const script of found) {
    const { module } = parseSync(script, await site.read(script));
    for (const { moduleRequest } of module.staticImports) {
      found.add(builtFile(posix.join(posix.dirname(script), moduleRequest.value), script, site));
    }
  }
  return [...found];
}

function builtFile(file: string, user: string, { files }: Files): string {
  if (!files.has(file)) throw new Error(`dist/${user} asks for dist/${file}, which was not built`);
  return file;
}
