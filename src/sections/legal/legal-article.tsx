import 'virtual:legal-sheets.css';

import { htmlArticle } from '#src/platform/hydration/html-article.tsx';
import './legal-contents.module.css';
import styles from './legal-document.module.css';
import './legal-print.module.css';
import './legal-record.module.css';
import './legal-redline.module.css';

/**
 * What stands below a legal address: a document, one of its versions, or what changed. It is in the
 * built HTML only; in the browser there is nothing to load.
 */
export const LegalArticle = htmlArticle(
  styles.page,
  import.meta.env.SSR ? () => import('./legal-view.tsx').then((module) => module.LegalView) : undefined,
);
