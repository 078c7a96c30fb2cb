import './styles/index.css';

import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';

import { defaultLanguage } from '#content/languages.ts';
import { partnerCheck } from '#content/partner-check.ts';
import { FullLayout } from '#src/app/layout.tsx';
import { type DocumentAssets, documentHtml, keepNames } from '#src/head/document.tsx';
import type { PageCopy } from '#src/model/page-copy.schema.ts';
import { language } from '#words/language.ts';
import { home } from '#words/pages/home.ts';
import {
  copyName,
  href,
  isListed,
  type PageId,
  PARTNER_CHECK,
  pageIdOf,
  routes,
  rowOf,
} from '#src/routes.ts';
import { brandSlots } from '#src/features/partner/brand-slots.ts';
import { slotsIn } from '#src/ui/template/template.tsx';
import type { LegalEntry } from '#src/model/legal.schema.ts';
import { archiveTitles } from '#src/head/archive-titles.ts';
import { toComponentName } from '#src/platform/islands/wake-islands.ts';
import { LegalLibrary } from '#src/platform/legal-library.ts';
import { ProductContext, type ProductLibrary } from '#src/platform/product-library.ts';
import { ContentPage } from '#src/sections/content-page/content-page.tsx';
import { segmentId, slideId } from '#src/pages/home/part-ids.ts';

export { hasConsentTool } from '#src/platform/services/service-settings.ts';

type Library = ReadonlyMap<string, LegalEntry>;

const components = import.meta.glob<Readonly<Record<string, ComponentType>>>('./pages/*/*.tsx');
/** English by name: each bundle has those of its language. */
const copies = import.meta.glob<Readonly<Record<string, PageCopy>>>('../content/en/pages/*.ts');

const copyOf = async (id: PageId) => (await copies[`../content/en/pages/${id}.ts`]?.())?.[copyName(id)];

/** The component that has the name of the page. A page without one is shown from its copy; all legal texts share one. */
async function componentOf(id: PageId): Promise<ComponentType> {
  const isLegal = id === 'legal-archive' || (isListed(id) && rowOf(id).list === 'legal');
  const name = isLegal ? 'legal' : id;
  const module = await components[`./pages/${name}/${name}.tsx`]?.();
  const Page = module?.[`${toComponentName(name)}Page`];
  if (Page) return Page;
  const copy = await copyOf(id);
  if (!copy) throw new Error(`The page ${id} has neither component nor copy`);
  return () => <ContentPage id={id} copy={copy} />;
}

/**
 * The complete HTML document at a path; an unknown path gives the not-found page.
 * @param library the legal documents
 */
export async function render(
  path: string,
  assets: DocumentAssets,
  library: Library,
  parts: ProductLibrary,
): Promise<string> {
  const id = pageIdOf(path);
  const Page = await componentOf(id);
  const page = (
    <LegalLibrary value={library}>
      <ProductContext value={parts}>
        <FullLayout hosts="both">
          <Page />
        </FullLayout>
      </ProductContext>
    </LegalLibrary>
  );
  return documentHtml(id, markupAt(path, page), assets, unlistedTitle(id, path, library));
}

/**
 * The landing page of partners as a document: neutral, with slots for a partner's brand.
 * @throws Error when it lacks one of them
 */
export async function renderPartnerPage(assets: DocumentAssets): Promise<string> {
  const { PartnerPage } = await import('#src/pages/partner/partner.tsx');
  const page = (
    <FullLayout hosts="partner">
      <PartnerPage />
    </FullLayout>
  );
  const markup = markupAt(href('home'), page);
  const built = slotsIn(markup);
  const missing = brandSlots.filter((slot) => !built.includes(slot));
  if (missing.length > 0) throw new Error(`The page of partners has no slot for ${missing.join(', ')}`);
  return documentHtml('partner', markup, assets);
}

/**
 * The parts that home fetches, without a document around them, each with the id of its place: the slides, and the
 * centrepiece of the page of each segment, which is its drawing or the screen in its hero.
 */
export async function homeParts({ fragments }: ProductLibrary): Promise<string> {
  const slides = home.products.tabs.flatMap(({ id, slides: some }) =>
    some.map(({ part }, index) => [slideId(id, index), part] as const),
  );
  const centrepieces = await Promise.all(
    home.segments.items.map(async ({ id }) => {
      const screen = (await copyOf(id))?.hero.screen;
      const name = id in fragments || screen?.kind !== 'product' ? id : screen.screen;
      return [segmentId(id), name] as const;
    }),
  );
  const parts = [...slides, ...centrepieces].map(([place, name]) => {
    const html = fragments[name]?.replaceAll('{place}', place);
    if (html === undefined) throw new Error(`The product draws no ${name}: see product/README.md`);
    return `<div data-place="${place}">${html}</div>`;
  });
  return keepNames(parts.join(''));
}

const markupAt = (path: string, page: ReactNode) =>
  renderToStaticMarkup(<StaticRouter location={path}>{page}</StaticRouter>);

/** Whether an address shows a page: which of the pages below a legal document exist only the documents say. */
export function isPage(path: string, library: Library): boolean {
  const id = pageIdOf(path);
  return id === 'legal-archive' ? archiveTitles(library).has(path) : id !== 'not-found';
}

function unlistedTitle(id: PageId, path: string, library: Library): string | undefined {
  if (id === 'partner-check') return partnerCheck.tab;
  return id === 'legal-archive' ? archiveTitles(library).get(path) : undefined;
}

/** Every page of this language. Those below the legal documents, and the check, are in English only. */
export const listPaths = (library: Library): readonly string[] => [
  ...Object.values(routes),
  ...(language.code === defaultLanguage ? [...archiveTitles(library).keys(), PARTNER_CHECK] : []),
  `${language.base}/404`,
];

export { language } from '#words/language.ts';
export { pageIdOf } from '#src/routes.ts';
