import type { ComponentType } from 'react';

import type { LegalDocument } from '#src/model/legal.schema.ts';
import { htmlArticle } from '#src/platform/hydration/html-article.tsx';
import { href, type RouteId } from '#src/routes.ts';
import styles from './legal-document.module.css';

/** What an MDX file of content/legal gives: its text as a component, and its data. */
export type LegalModule = {
  readonly default: ComponentType<{ components?: Readonly<Record<string, ComponentType<never>>> }>;
  readonly legalDocument: LegalDocument;
};

/**
 * A page for a legal document. Its text is in the built HTML only: at build `load` gives it, in the
 * browser there is nothing to load.
 */
export function legalPage(id: RouteId, load: (() => Promise<LegalModule>) | undefined): ComponentType {
  if (!import.meta.env.SSR || !load) return htmlArticle(href(id), styles.page, undefined);
  return htmlArticle(href(id), styles.page, async () => {
    const [{ LegalText }, document] = await Promise.all([import('./legal-document.tsx'), load()]);
    return () => <LegalText source={document} />;
  });
}
