import { renderToStaticMarkup } from 'react-dom/server';

import { type LanguageCode, languageCodes } from '#content/languages.ts';
import { labels } from '#words/labels.ts';
import { language } from '#words/language.ts';
import { neutralIcon } from '#content/neutral-icon.ts';
import { neutralTitle } from '#words/neutral-tab.ts';
import { partnerCopy } from '#words/partner.ts';
import { menus } from '#words/screen-menus.ts';
import { site } from '#content/site.ts';
import { assetUrl } from '#src/lib/asset-url.ts';
import { DEFERRED_STYLE, HEAD_STYLE } from '#src/lib/deferred-style.tsx';
import { isListed, type PageId, pathIn, rowOf } from '#src/routes.ts';
import { explainAbbreviations } from './explain-abbreviations.ts';
import { serializeJsonLd, toJsonLd } from './json-ld.ts';
import { brandName, brandNames, metadataOf, ofMainHost, PageHead, withoutBrand } from './page-head.tsx';

/** Bound to its hash where another host has it. */
export type SheetLink = { readonly href: string; readonly integrity?: string; readonly crossOrigin?: '' };

/** `first`: to preload. */
export type LanguageFonts = { readonly sheet: SheetLink; readonly first: readonly string[] };

/** Built files for a document. Paths begin with a slash, wherever static files are. */
export type DocumentAssets = {
  /** Inline like the next two, and hashed in the CSP. */
  readonly headScript: string;
  readonly bootScript: string;
  /** On pages that have tabs, slides or steps. */
  readonly panelScript: string;
  /** Which links the browser may fetch ahead. */
  readonly speculationRules: string;
  /** For the bar of a phone: that of the surfaces of the night. */
  readonly themeColor: string;
  /** The entry first, then the chunks that it imports. */
  readonly scripts: readonly string[];
  /** Of a partner's host: one file without imports, and its hash. */
  readonly brandScript: { readonly path: string; readonly integrity: string } | undefined;
  /** Modules that start by themselves, after the load. */
  readonly scriptsBeside: readonly string[];
  readonly fonts: readonly string[];
  readonly languageFonts?: Partial<Record<LanguageCode, LanguageFonts | undefined>>;
  /** The file of the import map, which binds every script to its hash, and its own. */
  readonly importMap: { readonly path: string; readonly integrity: string } | undefined;
  /** The day (YYYY-MM-DD) from which the text of a legal page applies. */
  readonly lastModified?: string | undefined;
};

/** A page, or the landing page of partners for CDNs that choose a file by host: without brand, in no search engine. */
export type DocumentId = PageId | 'partner';

/**
 * A document with marks where its style goes (`deferred-style.tsx`).
 * @param title of a page that has no row in the metadata table and is kept from robots
 */
export function documentHtml(
  id: DocumentId,
  body: string,
  assets: DocumentAssets,
  title: string = labels.notFound.title,
): string {
  // React puts image preloads before the markup they serve; their place is the head, before its first script.
  const preloads = /^(?:<link rel="preload"[^>]*>)*/.exec(body)?.[0] ?? '';
  const head = renderToStaticMarkup(<DocumentHead id={id} title={title} assets={assets} />);
  const named = keepNames(body.slice(preloads.length));
  // Legal texts define their own terms.
  const isProse = id !== 'partner' && isListed(id) && rowOf(id).list !== 'legal';
  const markup = isProse ? explainAbbreviations(named) : named;
  // A page that marks no fold has the style of its scripts at the end.
  const content = markup.includes(DEFERRED_STYLE) ? markup : markup + DEFERRED_STYLE;
  const panels = body.includes('aria-controls=') ? `<script>${assets.panelScript}</script>` : '';
  const rules = id === 'partner' ? '' : `<script type="speculationrules">${assets.speculationRules}</script>`;
  // At the end, where neither paint nor script waits for it: text shows in a system font until its fonts are here.
  const sheet = assets.languageFonts?.[language.code]?.sheet;
  const fontSheet = sheet ? renderToStaticMarkup(<link rel="stylesheet" {...sheet} />) : '';
  return `<!doctype html><html lang="${language.code}" dir="${language.dir}"${base}${tabOf(id, title)}${marks[id] ?? ''}><head>${head.replace('<script>', (first) => preloads + first)}${HEAD_STYLE}</head><body data-page="${id}">${content}${panels}${rules}${fontSheet}</body></html>\n`;
}

/** As they are in HTML. */
const names = new Set(
  [...brandNames, menus.product.name, menus.marketplace.name, site.legalName].map((name) =>
    renderToStaticMarkup(name),
  ),
);

/** Keeps the translators of browsers from the names of the brand, wherever one is all the text of an element. */
export const keepNames = (markup: string) =>
  markup.replaceAll(
    /(<[a-z][a-z0-9]*(?:\s(?:(?!translate=)[^<>])*)?)>([^<>]{1,100})(?=<\/)/g,
    (element, tag: string, text: string) => (names.has(text) ? `${tag} translate="no">${text}` : element),
  );

/** Of the paths of this language: the head script is the same in all. */
const base = language.base && ` data-base="${language.base}"`;

/** What the head script reads of a document. */
const marks: Partial<Record<DocumentId, string>> = { home: ' data-home', partner: ' data-mode="partner"' };

/** The title that the head script sets on a partner's host: without the brand, in the language of the page. */
function tabOf(id: DocumentId, given: string): string {
  const own = id === 'home' || id === 'partner' ? neutralTitle : withoutBrand(metadataOf(id)?.title ?? given);
  const isBranded = [...brandNames].some((name) => own.includes(name));
  return ` data-tab="${(isBranded ? neutralTitle : own).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
}

const joinAddresses = (paths: readonly string[]) => paths.map(assetUrl).join(' ');

function DocumentHead({ id, title, assets }: { id: DocumentId; title: string; assets: DocumentAssets }) {
  const ofLanguage = assets.languageFonts?.[language.code];
  const graph = id !== 'partner' && metadataOf(id) && toJsonLd(id, assets.lastModified);
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {assets.brandScript && (
        <meta
          name="scripts-brand"
          content={`${assetUrl(assets.brandScript.path)} ${assets.brandScript.integrity}`}
        />
      )}
      <script dangerouslySetInnerHTML={{ __html: assets.headScript }} />
      <Description id={id} title={title} />
      {ofLanguage && <link rel="preload" as="style" {...ofLanguage.sheet} />}
      {[...assets.fonts, ...(ofLanguage?.first ?? [])].map((path) => (
        <link key={path} rel="preload" href={assetUrl(path)} as="font" type="font/woff2" crossOrigin="" />
      ))}
      {id === 'partner' ? (
        <link {...ofMainHost} rel="icon" href={neutralIcon} />
      ) : (
        <BrandIcons colour={assets.themeColor} />
      )}
      {assets.importMap && (
        <meta name="scripts-map" content={`${assets.importMap.path} ${assets.importMap.integrity}`} />
      )}
      <meta name="scripts" content={joinAddresses(assets.scripts)} />
      {assets.scriptsBeside.length > 0 && (
        <meta name="scripts-beside" content={joinAddresses(assets.scriptsBeside)} />
      )}
      {graph && (
        <script
          {...ofMainHost}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: serializeJsonLd(graph) }}
        />
      )}
      {/* Before the style, which is long: it requests the first picture. */}
      <script dangerouslySetInnerHTML={{ __html: assets.bootScript }} />
    </>
  );
}

/** A partner's page does not name the brand, for link previews either. */
function Description({ id, title }: { id: DocumentId; title: string }) {
  if (id === 'partner') {
    return (
      <>
        <title>{neutralTitle}</title>
        <meta name="robots" content="noindex, nofollow" />
        <meta {...ofMainHost} property="og:type" content="website" />
        <meta {...ofMainHost} property="og:title" content={neutralTitle} />
        {languageCodes.map((code) => (
          <link key={code} rel="alternate" hrefLang={code} href={pathIn(code, 'home')} />
        ))}
        <meta {...ofMainHost} property="og:description" content={partnerCopy.neutral.title} />
        <meta {...ofMainHost} name="twitter:card" content="summary" />
      </>
    );
  }
  if (isListed(id)) return <PageHead id={id} metadata={metadataOf(id)} />;
  return (
    <>
      <title>{`${title} | ${brandName}`}</title>
      <meta {...ofMainHost} name="robots" content="noindex" />
    </>
  );
}

const BrandIcons = ({ colour }: { colour: string }) => (
  <>
    <link {...ofMainHost} rel="icon" href="/favicon.ico" sizes="32x32" />
    <link {...ofMainHost} rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link {...ofMainHost} rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <link {...ofMainHost} rel="manifest" href={`${language.base}/site.webmanifest`} />
    <meta {...ofMainHost} name="theme-color" content={colour} />
  </>
);
