import { basename, extname } from 'node:path';

import type { BuiltSite } from './support/built-site.ts';
import type { Finding } from '#scripts/support/findings.ts';
import type { Check } from './support/check.ts';
import { findingIn, placeOf } from './support/locate.ts';
import { addressesOf, localFileOf } from './support/references.ts';

const TEXTS = new Set(['.html', '.css', '.js', '.mjs', '.svg', '.webmanifest', '.xml', '.vtt']);

const remedy = 'which is not in the built site: add the file, or correct the name';

/** Every file that is referred to exists, and no asset is shipped that nothing refers to. */
export const rule: Check = {
  name: 'local-files',
  run: async (site) => [
    ...missingFromPages(site),
    ...(await missingFromTexts(site)),
    ...(await unusedAssets(site)),
  ],
};

function missingFromPages(site: BuiltSite): Finding[] {
  return site.pages.flatMap((page) => {
    const seen = new Set<string>();
    return addressesOf(page).flatMap(({ element, address }) => {
      const file = localFileOf(address, page);
      if (file === undefined || site.files.has(file) || seen.has(file)) return [];
      seen.add(file);
      return [
        {
          ...placeOf(site, page, { needles: [address], at: element }),
          message: `${page.path} refers to ${address}, ${remedy}`,
        },
      ];
    });
  });
}

/** Style sheets, the web manifest and the list for language models name files too. */
async function missingFromTexts(site: BuiltSite): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const file of site.files) {
    const pattern = patterns[extname(file)];
    if (!pattern) continue;
    for (const [, address = ''] of (await site.read(file)).matchAll(pattern)) {
      const target = localFileOf(address, { path: `/${file}` });
      if (target === undefined || site.files.has(target)) continue;
      findings.push(findingIn(site, file, `refers to ${address}, ${remedy}`));
    }
  }
  return findings;
}

const patterns: Readonly<Record<string, RegExp>> = {
  '.css': /url\(["']?([^"')]+)["']?\)/g,
  '.webmanifest': /"src":\s*"([^"]+)"/g,
  '.txt': /\]\(([^)\s]+)\)/g,
  '.md': /\]\(([^)\s]+)\)/g,
};

async function unusedAssets(site: BuiltSite): Promise<Finding[]> {
  const assets = [...site.files].filter((file) => /^(?:assets|fonts|pictures)\//.test(file));
  const unnamed = new Set(assets.map((file) => basename(file)));
  // Each text is read once, however many assets there are.
  for (const file of site.files) {
    if (!TEXTS.has(extname(file))) continue;
    for (const [name] of (await site.read(file)).matchAll(/[\w-]+(?:\.[\w-]+)+/g))
      if (name !== basename(file)) unnamed.delete(name);
  }
  return assets
    .filter((asset) => unnamed.has(basename(asset)))
    .map((asset) => findingIn(site, asset, 'nothing refers to this file: use it, or stop making it'));
}
