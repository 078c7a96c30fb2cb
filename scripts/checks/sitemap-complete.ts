import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { validateXML } from 'xmllint-wasm';

import { absoluteUrl } from '#src/head/absolute-url.ts';
import type { BuiltSite } from './support/built-site.ts';
import type { Check } from './support/check.ts';
import { distFile, lineAt } from './support/locate.ts';

const FILE = 'sitemap.xml';

/** The sitemap lists every page that robots may list, once, and nothing else; and it is valid. */
export const rule: Check = {
  name: 'sitemap-complete',
  run: async (site) => {
    const xml = await site.read(FILE);
    const file = distFile(site, FILE);
    if (!xml) return [{ file, line: 1, message: 'is missing: see scripts/build/publish/sitemap.ts' }];
    const findings = [...routeFaults(site), ...listFaults(site, xml), ...(await schemaFaults(xml))];
    return findings.map(({ line, message }) => ({ file, line, message }));
  },
};

type Fault = { readonly line: number; readonly message: string };

function routeFaults({ routes, pages }: BuiltSite): Fault[] {
  const built = new Set(pages.filter((page) => !page.isHidden).map((page) => page.path));
  return Object.values(routes)
    .filter((path) => !built.has(path))
    .map((path) => ({
      line: 1,
      message: `the route ${path} has no page that may be listed: was it rendered, is it noindex?`,
    }));
}

function listFaults({ pages }: BuiltSite, xml: string): Fault[] {
  const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(({ 1: url = '', index }) => ({
    url: url.replaceAll('&amp;', '&'),
    line: lineAt(xml, index),
  }));
  const expected = pages.filter((page) => !page.isHidden).map((page) => absoluteUrl(page.path));
  const missing = expected
    .filter((url) => !listed.some((entry) => entry.url === url))
    .map((url) => ({ line: 1, message: `${url} is not listed: add its row to src/pages.ts` }));
  const wrong = listed.flatMap(({ url, line }, index) => {
    const isRepeated = listed.findIndex((entry) => entry.url === url) !== index;
    if (isRepeated) return [{ line, message: `${url} is listed twice` }];
    if (expected.includes(url)) return [];
    return [
      { line, message: `${url} is listed, but is noindex, redirects or does not exist: list pages only` },
    ];
  });
  return [...missing, ...wrong];
}

async function schemaFaults(xml: string): Promise<Fault[]> {
  const folder = dirname(createRequire(import.meta.url).resolve('sitemap/package.json'));
  const schema = await readFile(join(folder, 'schema/sitemap.xsd'), 'utf8');
  const { errors } = await validateXML({ xml: { fileName: FILE, contents: xml }, schema });
  return errors.map(({ message, loc }) => ({
    line: loc?.lineNumber ?? 1,
    message: `is not a valid sitemap: ${message}`,
  }));
}
