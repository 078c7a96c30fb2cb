import 'virtual:legal-sheets.css';

import { htmlArticle } from '#src/platform/hydration/html-article.tsx';
import text from './legal-text.module.css';
import styles from './legal.module.css';

/** Undefined: it names the sheet, since the bundle drops sheets of markup that only the build renders. */
const { page: nameOfSheet } = text;

/**
 * The content of a legal address: a document, one of its versions, or a comparison. It is in the
 * built HTML only; in the browser there is nothing to load.
 */
export const LegalArticle = htmlArticle(
  [styles.page, nameOfSheet].filter(Boolean).join(' '),
  import.meta.env.SSR ? () => import('./legal-view.tsx').then((module) => module.LegalView) : undefined,
);
