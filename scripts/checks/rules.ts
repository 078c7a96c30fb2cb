import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, extname, join } from 'node:path';

import type { HTMLElement } from 'node-html-parser';
import { validateXML } from 'xmllint-wasm';

import { defaultLanguage, type LanguageCode } from '#content/languages.ts';
import { site as brand } from '#content/site.ts';
import { cspHashOf } from '#scripts/hosts/content-security-policy.ts';
import { languageAt } from '#scripts/hosts/language-base.ts';
import { catalogueOf } from '#scripts/languages/catalogue.ts';
import { assetOrigin } from '#scripts/support/asset-origin.ts';
import type { Finding } from '#scripts/support/findings.ts';
import { absoluteUrl } from '#src/head/absolute-url.ts';
import { copyName, legalIds, pageIdOf, platformPages } from '#src/routes.ts';
import { rule as abbreviations } from './abbreviations.ts';
import { rule as links } from './links.ts';
import type { BuiltSite, Check, CheckedSite, Page } from './support/built-site.ts';
import { findingIn, lineAt, placeOf, tagOf } from './support/locate.ts';
import { addressesOf, localFileOf } from './support/references.ts';
import { countWords, visibleText, writtenText } from './support/text-of.ts';

/** `needles`: texts by which the source is found. `at`: the element or the offset in the page's HTML. */
type InPage = Pick<Finding, 'message'> & {
  readonly needles?: readonly string[];
  readonly at?: HTMLElement | number;
};

const onEachPage = (name: string, check: (page: Page, site: CheckedSite) => readonly InPage[]): Check => ({
  name,
  run: (site) =>
    site.pages.flatMap((page) =>
      check(page, site).map(({ message, ...place }) => ({
        ...placeOf(site, page, place),
        message: `${page.path} ${message}`,
      })),
    ),
});

/** The rules of the built site that the Nu validator (`npm run test:html`) and linkinator do not have, and linkinator. */
export const siteRules: readonly Check[] = [
  onEachPage('one-h1', checkHeadline),
  { name: 'unique-titles', run: findRepeatedTexts },
  onEachPage('complete-head', checkHead),
  onEachPage('images', checkImages),
  onEachPage('inline-code', checkInlineCode),
  { name: 'local-files', run: checkFiles },
  links,
  onEachPage('own-language', checkLanguages),
  { name: 'sitemap-complete', run: checkSitemap },
  { name: 'forbidden-files', run: findForbiddenFiles },
  onEachPage('plain-text', findLeftovers),
  onEachPage('word-count', checkWordCount),
  abbreviations,
];

function checkHeadline({ root }: Page): InPage[] {
  const headlines = root.querySelectorAll('h1');
  const [first, second] = headlines;
  if (!first) return [{ message: 'has no <h1>. Give the page exactly one, in its hero' }];
  const texts = headlines.map(({ text }) => `"${text.trim()}"`).join(', ');
  if (second)
    return [{ at: second, message: `has ${headlines.length} <h1>: ${texts}. Give the page exactly one` }];
  const isEmpty = !first.text.trim() && !first.querySelector('img[alt]');
  return isEmpty ? [{ at: first, message: 'has an empty <h1>: write the headline' }] : [];
}

/** Tabs and search results must distinguish the pages. */
function findRepeatedTexts(site: BuiltSite): Finding[] {
  const contentOf = ({ root }: Page) => root.querySelector('meta[name=description]')?.getAttribute('content');
  return [
    ...repeatedIn(site, 'title', ({ root }) => root.querySelector('title')?.text),
    ...repeatedIn(site, 'description', contentOf),
  ];
}

const fileOfWords = (language: LanguageCode, file: string): string =>
  language === defaultLanguage ? `content/en/${file}` : catalogueOf(language, file);

const metadataFile = ({ language }: Page): string => fileOfWords(language, 'page-metadata.ts');

function repeatedIn(site: BuiltSite, what: string, read: (page: Page) => string | undefined): Finding[] {
  const seen = new Map<string, Page>();
  return site.pages.flatMap((page) => {
    const text = read(page)?.trim();
    if (!text) return [];
    const first = seen.get(text);
    seen.set(text, first ?? page);
    if (!first) return [];
    const message = `the ${what} "${text}" is on ${first.path} and on ${page.path}: give each its own in ${metadataFile(page)}`;
    return [{ ...placeOf(site, page, { needles: [text, ...text.split(' | ')] }), message }];
  });
}

function checkHead(page: Page, site: CheckedSite): InPage[] {
  if (page.isHidden) return [];
  const remedy = `The head is made of ${metadataFile(page)}, in src/head/`;
  return sharingProblems(page, site)
    .filter(Boolean)
    .map((problem) => ({ message: `${problem}. ${remedy}` }));
}

function sharingProblems({ root, canonical }: Page, { files }: BuiltSite): string[] {
  const meta = (name: string) =>
    root.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')?.trim() ??
    '';
  const own = absoluteUrl(canonical);
  const canonicals = root
    .querySelectorAll('link[rel=canonical]')
    .map((link) => link.getAttribute('href') ?? '');
  const image = meta('og:image');
  const imageFile = image.startsWith(absoluteUrl('/')) ? image.slice(absoluteUrl('/').length) : '';
  const required = 'description og:title og:description og:image og:image:alt og:type'.split(' ');
  return [
    ...required.map((name) => (meta(name) ? '' : `${name} is missing or empty`)),
    canonicals.join() === own ? '' : `canonical is "${canonicals.join('" and "')}"; it must be ${own}, once`,
    meta('og:url') === own ? '' : `og:url must be ${own}`,
    meta('twitter:card') === 'summary_large_image' ? '' : 'twitter:card must be summary_large_image',
    !image || files.has(imageFile)
      ? ''
      : `the share image ${image} is not in the built site: see scripts/build/sharing/share-images.ts`,
  ];
}

function checkImages({ root }: Page): InPage[] {
  const hasSize = (image: HTMLElement) =>
    ['width', 'height'].every((name) => /^[1-9]\d*$/.test(image.getAttribute(name) ?? ''));
  return root
    .querySelectorAll('img')
    .filter((image) => !hasSize(image))
    .map((at) => ({
      message: `${tagOf(at)} has no width and height: the page would jump when it arrives`,
      ...{ needles: [at.getAttribute('src') ?? ''], at },
    }));
}

function checkInlineCode(page: Page, { policy }: CheckedSite): InPage[] {
  return [
    ...page.root.querySelectorAll('*').flatMap(inlineAttributes),
    ...unhashed(page, 'script', policy.scriptHashes),
    ...unhashed(page, 'style', policy.styleHashes),
    ...checkStructuredData(page),
  ];
}

const inlineAttributes = (at: HTMLElement): InPage[] =>
  Object.keys(at.attributes).flatMap((name) => {
    const isListener = /^on[a-z]+$/i.test(name);
    if (!isListener && name.toLowerCase() !== 'style') return [];
    const remedy = isListener
      ? 'which the policy blocks: add the listener in script'
      : 'which the policy drops: use a class, or set it at run time';
    return [{ at, message: `${tagOf(at)} has ${name}=, ${remedy}` }];
  });

const unhashed = ({ root }: Page, tag: 'script' | 'style', hashes: readonly string[]): InPage[] =>
  root
    .querySelectorAll(tag)
    .filter((one) => !one.hasAttribute('src') && !isData(one) && !hashes.includes(cspHashOf(one.rawText)))
    .map((at) => ({
      at,
      message: `inline <${tag}> "${at.rawText.trim().slice(0, 60)}" is not among the hashes of the policy: move it to a file, or name it where scripts/build/renderer.ts gives the inline parts`,
    }));

const isData = (element: HTMLElement) => element.getAttribute('type') === 'application/ld+json';

function checkStructuredData({ root }: Page): InPage[] {
  const blocks = root.querySelectorAll('script').filter(isData);
  return blocks.flatMap((at, index) => {
    const problem = dataProblem(at.rawText);
    return [
      ...(problem ? [{ at, message: `JSON-LD ${problem}: see src/head/json-ld.ts` }] : []),
      ...(index === 1 ? [{ at, message: 'has a second JSON-LD block: put all into one @graph' }] : []),
    ];
  });
}

function dataProblem(text: string): string | undefined {
  if (/[<\u2028\u2029]/.test(text)) return 'holds a raw "<" or a line separator that must be escaped';
  try {
    const data: unknown = JSON.parse(text);
    const isGraph =
      typeof data === 'object' && data !== null && '@graph' in data && Array.isArray(data['@graph']);
    return isGraph ? undefined : 'is not one @graph';
  } catch (error) {
    return `does not parse (${String(error)})`;
  }
}

async function checkFiles(site: BuiltSite): Promise<Finding[]> {
  return [...missingFromPages(site), ...(await missingFromTexts(site)), ...(await unusedAssets(site))];
}

const missing = (address: string) =>
  `refers to ${address}, which is not in the built site: add the file, or correct the name`;

const missingFromPages = (site: BuiltSite): Finding[] =>
  site.pages.flatMap((page) => {
    const seen = new Set<string>();
    return addressesOf(page).flatMap(({ element, address }) => {
      const file = localFileOf(address, page);
      if (file === undefined || site.files.has(file) || seen.has(file)) return [];
      seen.add(file);
      const place = placeOf(site, page, { needles: [address], at: element });
      return [{ ...place, message: `${page.path} ${missing(address)}` }];
    });
  });

const REFERENCES: Readonly<Record<string, RegExp>> = {
  '.css': /url\(["']?([^"')]+)["']?\)/g,
  '.webmanifest': /"src":\s*"([^"]+)"/g,
  '.txt': /\]\(([^)\s]+)\)/g,
  '.md': /\]\(([^)\s]+)\)/g,
};

async function missingFromTexts(site: BuiltSite): Promise<Finding[]> {
  const found = [...site.files].map(async (file) => {
    const pattern = REFERENCES[extname(file)];
    const references = pattern ? (await site.read(file)).matchAll(pattern) : [];
    return [...references].flatMap(([, address = '']) => {
      const target = localFileOf(address, { path: `/${file}` });
      const isThere = target === undefined || site.files.has(target);
      return isThere ? [] : [findingIn(site, file, missing(address))];
    });
  });
  return (await Promise.all(found)).flat();
}

const TEXTS = new Set(['.html', '.css', '.js', '.mjs', '.svg', '.webmanifest', '.xml', '.vtt']);

async function unusedAssets(site: BuiltSite): Promise<Finding[]> {
  const assets = [...site.files].filter((file) => /^(?:assets|fonts|pictures)\//.test(file));
  const unnamed = new Set(assets.map((file) => basename(file)));
  for (const file of site.files) {
    if (!TEXTS.has(extname(file))) continue;
    for (const [name] of (await site.read(file)).matchAll(/[\w-]+(?:\.[\w-]+)+/g))
      if (name !== basename(file)) unnamed.delete(name);
  }
  return assets
    .filter((asset) => unnamed.has(basename(asset)))
    .map((asset) => findingIn(site, asset, 'nothing refers to this file: use it, or stop making it'));
}

/** Have one language, or one address for all of them. */
const SHARED = new Set<string>([platformPages.login, platformPages.join, '/partner-check']);

/**
 * A link leads to a page in the language of its page. One with `hreflang` leads to that language; within a legal
 * text, whose original is English, it may lead to an English page.
 */
function checkLanguages(page: Page): InPage[] {
  return page.root.querySelectorAll('a').flatMap((link) => {
    const address = link.getAttribute('href') ?? '';
    const target = languageOfTarget(address, page);
    const named = link.getAttribute('hreflang');
    const isOriginal = link.closest('[data-text-sha256]') !== null;
    const allowed = named ? [named] : [page.language, ...(isOriginal ? [defaultLanguage] : [])];
    if (!target || allowed.includes(target)) return [];
    const message = `(${allowed[0]}) links to ${address}, which is in another language (${target}): make the address with href() of src/routes.ts`;
    return [{ message, needles: [address], at: link }];
  });
}

function languageOfTarget(address: string, page: Page): string | undefined {
  const origin = `https://${brand.brandHost}`;
  if (!URL.canParse(address, origin + page.path)) return undefined;
  const url = new URL(address, origin + page.path);
  const isShared =
    url.origin !== origin ||
    localFileOf(address, page) !== undefined ||
    SHARED.has(url.pathname) ||
    pageIdOf(url.pathname) === 'legal-archive';
  return isShared ? undefined : languageAt(url.pathname);
}

const SITEMAP_FILE = 'sitemap.xml';

async function checkSitemap(site: BuiltSite): Promise<Finding[]> {
  const xml = await site.read(SITEMAP_FILE);
  const found = (message: string, line?: number) => findingIn(site, SITEMAP_FILE, message, line);
  if (!xml) return [found('is missing: see scripts/build/publish/site-files.ts')];
  const listable = site.pages.filter(({ isHidden, path, canonical }) => !isHidden && path === canonical);
  const expected = new Set(listable.map(({ path }) => absoluteUrl(path)));
  const listed = new Set<string>();
  const wrong: Finding[] = [];
  for (const { 1: text = '', index } of xml.matchAll(/<loc>([^<]*)<\/loc>/g)) {
    const url = text.replaceAll('&amp;', '&');
    const line = lineAt(xml, index);
    if (listed.has(url)) wrong.push(found(`${url} is listed twice`, line));
    else if (!expected.has(url))
      wrong.push(
        found(
          `${url} is listed, but is noindex, redirects, has another canonical address or does not exist: see that it is rendered, and that robots may list it`,
          line,
        ),
      );
    listed.add(url);
  }
  const unlisted = [...expected].filter((url) => !listed.has(url));
  const errors = await schemaErrors(xml);
  return [
    ...unlisted.map((url) => found(`${url} is not listed: add its row to src/pages.ts`)),
    ...wrong,
    ...errors.map(({ message, loc }) => found(`is not a valid sitemap: ${message}`, loc?.lineNumber)),
  ];
}

const XSD = 'http://www.w3.org/2001/XMLSchema';
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';

/** The schema of sitemaps lets other elements in if they are declared: here the page in another language. */
const WITH_LINKS = `<schema xmlns="${XSD}">
  <import namespace="${SITEMAP}" schemaLocation="sitemap.xsd"/><import namespace="${XHTML}" schemaLocation="link.xsd"/>
</schema>`;

const ATTRIBUTES = ['rel', 'hreflang', 'href'].map(
  (name) => `<attribute name="${name}" type="string" use="required"/>`,
);
const LINK = `<schema xmlns="${XSD}" targetNamespace="${XHTML}">
  <element name="link"><complexType>${ATTRIBUTES.join('')}</complexType></element>
</schema>`;

async function schemaErrors(xml: string) {
  const folder = dirname(createRequire(import.meta.url).resolve('sitemap/package.json'));
  const contents = await readFile(join(folder, 'schema/sitemap.xsd'), 'utf8');
  const { errors } = await validateXML({
    xml: { fileName: SITEMAP_FILE, contents: xml },
    schema: WITH_LINKS,
    preload: [
      { fileName: 'sitemap.xsd', contents },
      { fileName: 'link.xsd', contents: LINK },
    ],
  });
  return errors;
}

type Patterns = readonly (readonly [pattern: RegExp, advice: string])[];

const FORBIDDEN_FILES: Patterns = [
  [/\.map$/, 'is a source map: leave build.sourcemap off'],
  [/(?:^|\/)\.vite\//, 'is a working file of the bundler: remove it after the pages are rendered'],
  [/(?:^|\/)manifest\.json$/, 'is the manifest of the bundler: remove it after the pages are rendered'],
  [
    // Cloudflare reads .assetsignore when the site is uploaded, and no host serves it.
    /^\.(?!well-known\/|assetsignore$)|\/\./,
    'is a hidden file, which may hold history or keys: remove it from public/',
  ],
  [/\.(?:test|spec|e2e|examples)\.[^/]+$|(?:^|\/)__tests__\//, 'is test code: import it from tests only'],
  [/\.(?:ts|tsx|mts|cts|mdx)$/, 'is source: it must be built, or stay out of public/'],
  [
    /(?:^|\/)node_modules\/|\.log$|~$|\.(?:bak|orig|swp)$/,
    'does not belong to a site: remove it from public/',
  ],
];

const FORBIDDEN_IN_SCRIPTS: Patterns = [
  [/\/\/[#@] sourceMappingURL=/, 'names a source map: leave build.sourcemap off'],
  [/from\s*["'](?:vitest|@playwright)/, 'imports a test library: import it from tests only'],
];

async function findForbiddenFiles(site: BuiltSite): Promise<Finding[]> {
  const found = [...site.files].map(async (file) => {
    const text = /\.(?:js|mjs|css)$/.test(file) ? await site.read(file) : '';
    const byName = FORBIDDEN_FILES.find(([pattern]) => pattern.test(file));
    const byText = FORBIDDEN_IN_SCRIPTS.find(([pattern]) => pattern.test(text));
    return [byName, byText].flatMap((rule) => (rule ? [findingIn(site, file, rule[1])] : []));
  });
  return (await Promise.all(found)).flat();
}

const LEFTOVERS: Patterns = [
  [/http:\/\/[^\s"'<>]*/i, 'links without encryption: write https://'],
  [/\{[a-z][\w.]*\}/i, 'is a placeholder: write the real text'],
  [/\bundefined\b/, 'is a missing value: find the missing field'],
  [/\[object \w+\]/, 'is an object written as text: name one of its fields'],
  [/\bNaN\b/, 'is a number that could not be calculated'],
  [/lorem ipsum/i, 'is filler: write the real text'],
];

/** Attributes that are read, followed or looked up. Names such as `xmlns` are no links. */
const READ_ATTRIBUTES =
  /^(?:href|src|srcset|poster|action|content|alt|title|placeholder|value|label|class|id|aria-.+)$/i;

function findLeftovers({ root, html }: Page): InPage[] {
  const inAttributes = root.querySelectorAll('*').flatMap((at) =>
    Object.entries(at.attributes)
      .filter(([name]) => READ_ATTRIBUTES.test(name))
      .flatMap(([name, value]) =>
        leftoversIn(value.replaceAll(`${assetOrigin}/`, '/'), `${name} of ${tagOf(at)}`, () => at),
      ),
  );
  const offsetOf = (leftover: string) => Math.max(0, html.indexOf(leftover));
  return [...leftoversIn(writtenText(root), 'the text', offsetOf), ...inAttributes];
}

const leftoversIn = (
  text: string,
  where: string,
  placeAt: (leftover: string) => HTMLElement | number,
): InPage[] =>
  LEFTOVERS.flatMap(([pattern, advice]) => {
    const [found] = pattern.exec(text) ?? [];
    if (!found) return [];
    // Words of program code are in the sources for other reasons.
    const needles = /^(?:undefined|NaN|\[object)/.test(found) ? [] : [found];
    return [{ message: `"${found}" in ${where} ${advice}`, needles, at: placeAt(found) }];
  });

const MIN_WORDS = 250;

/** Every page has something to read without script. The length of legal documents is up to their writers. */
function checkWordCount({ routeId, root, language }: Page): InPage[] {
  if (!routeId || legalIds.some((id) => id === routeId)) return [];
  const main = root.querySelector('main');
  if (!main) return [{ message: 'there is no <main> to read: put the content of the page into one' }];
  const words = countWords(visibleText(main));
  if (words >= MIN_WORDS) return [];
  const file = fileOfWords(language, `pages/${routeId}.ts`);
  const message = `<main> shows ${words} words without script: write at least ${MIN_WORDS}, in ${file}`;
  return [
    { message, at: main, needles: [main.querySelector('h1')?.text ?? '', `const ${copyName(routeId)}`] },
  ];
}
