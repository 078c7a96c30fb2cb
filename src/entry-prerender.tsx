import './styles/index.css';

import { loadPage } from 'virtual:pages';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';

import { defaultLanguage } from '#content/languages.ts';
import { partnerCheck } from '#content/partner-check.ts';
import { FullLayout } from '#src/app/layout.tsx';
import { type DocumentAssets, documentHtml, keepNames } from '#src/head/document.tsx';
import { language } from '#words/language.ts';
import { href, isListed, type PageId, PARTNER_CHECK, pageIdOf, routes } from '#src/routes.ts';
import { FileSizes } from '#src/platform/file-sizes.ts';
import { ScreensPath } from '#product/screens/screens-path.ts';

export { hasConsentTool } from '#src/platform/services/service-settings.ts';

/** The component of a page, which is found by its id. */
async function componentOf(id: PageId): Promise<ComponentType> {
  if (isListed(id)) return loadPage[id]();
  if (id === 'legal-archive') return (await import('#src/pages/legal/legal.tsx')).LegalPage;
  if (id === 'partner-check')
    return (await import('#src/pages/partner-check/partner-check.tsx')).PartnerCheckPage;
  return (await import('#src/pages/not-found/not-found.tsx')).NotFoundPage;
}

/**
 * The complete HTML document at a path; an unknown path gives the not-found page.
 * @param fileSizes path of each file of a legal document → its bytes; a page names those files alone
 */
export async function render(
  path: string,
  assets: DocumentAssets,
  fileSizes: ReadonlyMap<string, number> = new Map(),
): Promise<string> {
  const id = pageIdOf(path);
  const Page = await componentOf(id);
  const page = (
    <FileSizes value={fileSizes}>
      <ScreensPath value={assets.screens}>
        <FullLayout hosts="both">
          <Page />
        </FullLayout>
      </ScreensPath>
    </FileSizes>
  );
  return documentHtml(id, markupAt(path, page), assets, await unlistedTitle(id, path));
}

/** The landing page of partners as a document: neutral, with slots for a partner's brand. */
export async function renderPartnerPage(assets: DocumentAssets): Promise<string> {
  const { PartnerPage } = await import('#src/pages/partner/partner.tsx');
  const page = (
    <FullLayout hosts="partner">
      <PartnerPage />
    </FullLayout>
  );
  return documentHtml('partner', markupAt(href('home'), page), assets);
}

/** The screens that the menu of the board opens in its place, without a document around them. */
export async function renderScreens(): Promise<string> {
  const { MenuScreens } = await import('#src/sections/screen-picture/menu-screens.tsx');
  return keepNames(renderToStaticMarkup(<MenuScreens />));
}

const markupAt = (path: string, page: ReactNode) =>
  renderToStaticMarkup(<StaticRouter location={path}>{page}</StaticRouter>);

/** Whether an address shows a page: which of the pages below a legal document exist only the documents say. */
export async function isPage(path: string): Promise<boolean> {
  const id = pageIdOf(path);
  return id === 'legal-archive' ? path in (await loadArchiveTitles()) : id !== 'not-found';
}

/** Reads every legal document: in development only when a page needs them. */
const loadArchiveTitles = () => import('#src/head/archive-titles.ts').then((module) => module.archiveTitles);

async function unlistedTitle(id: PageId, path: string): Promise<string | undefined> {
  if (id === 'partner-check') return partnerCheck.tab;
  return id === 'legal-archive' ? (await loadArchiveTitles())[path] : undefined;
}

/** Every page of this language. Those below the legal documents, and the check, are in English only. */
export const listPaths = async (): Promise<readonly string[]> => [
  ...Object.values(routes),
  ...(language.code === defaultLanguage ? [...Object.keys(await loadArchiveTitles()), PARTNER_CHECK] : []),
  `${language.base}/404`,
];

export { language } from '#words/language.ts';
export { pageIdOf } from '#src/routes.ts';
