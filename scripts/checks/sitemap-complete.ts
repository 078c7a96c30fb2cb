import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { validateXML } from 'xmllint-wasm';

import { absoluteUrl } from '#src/head/absolute-url.ts';
import type { BuiltSite } from './support/built-site.ts';
import type { Check } from './support/check.ts';
import { findingIn, lineAt } from './support/locate.ts';

const FILE = 'sitemap.xml';

/**
 * The sitemap lists once every page that robots may list and that does not repeat the text of another, and nothing
 * else; and it is valid.
 */
export const rule: Check = {
  name: 'sitemap-complete',
  run: async (site) => {
    const xml = await site.read(FILE);
    if (!xml) return [findingIn(site, FILE, 'is missing: see scripts/build/publish/site-files.ts')];
    const faults = [...listFaults(site, xml), ...(await schemaFaults(xml))];
    return faults.map(({ line, message }) => findingIn(site, FILE, message, line));
  },
};

type Fault = { readonly line: number; readonly message: string };

function listFaults({ pages }: BuiltSite, xml: string): Fault[] {
  const listable = pages.filter(({ isHidden, path, canonical }) => !isHidden && path === canonical);
  const expected = new Set(listable.map(({ path }) => absoluteUrl(path)));
  const listed = new Set<string>();
  const wrong: Fault[] = [];
  for (const { 1: text = '', index } of xml.matchAll(/<loc>([^<]*)<\/loc>/g)) {
    const url = text.replaceAll('&amp;', '&');
    const fault = listed.has(url)
      ? 'is listed twice'
      : 'is listed, but is noindex, redirects, has its canonical address elsewhere or does not exist: see that it is rendered, and that robots may list it';
    if (listed.has(url) || !expected.has(url))
      wrong.push({ line: lineAt(xml, index), message: `${url} ${fault}` });
    listed.add(url);
  }
  const missing = [...expected]
    .filter((url) => !listed.has(url))
    .map((url) => ({ line: 1, message: `${url} is not listed: add its row to src/pages.ts` }));
  return [...missing, ...wrong];
}

const XSD = 'http://www.w3.org/2001/XMLSchema';
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';

/** The schema of sitemaps lets other elements in if they are declared: here the page in another language. */
const WITH_LINKS = `<schema xmlns="${XSD}">
  <import namespace="${SITEMAP}" schemaLocation="sitemap.xsd"/><import namespace="${XHTML}" schemaLocation="link.xsd"/>
</schema>`;

const attributes = ['rel', 'hreflang', 'href'].map(
  (name) => `<attribute name="${name}" type="string" use="required"/>`,
);
const LINK = `<schema xmlns="${XSD}" targetNamespace="${XHTML}">
  <element name="link"><complexType>${attributes.join('')}</complexType></element>
</schema>`;

async function schemaFaults(xml: string): Promise<Fault[]> {
  const folder = dirname(createRequire(import.meta.url).resolve('sitemap/package.json'));
  const contents = await readFile(join(folder, 'schema/sitemap.xsd'), 'utf8');
  const { errors } = await validateXML({
    xml: { fileName: FILE, contents: xml },
    schema: WITH_LINKS,
    preload: [
      { fileName: 'sitemap.xsd', contents },
      { fileName: 'link.xsd', contents: LINK },
    ],
  });
  return errors.map(({ message, loc }) => ({
    line: loc?.lineNumber ?? 1,
    message: `is not a valid sitemap: ${message}`,
  }));
}
