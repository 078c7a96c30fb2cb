import 'virtual:legal-sheets.css';

import { htmlArticle } from '#src/platform/hydration/html-article.tsx';
import changes from './legal-changes.module.css';
import components from './legal-components.module.css';
import contents from './legal-contents.module.css';
import styles from './legal-document.module.css';
import print from './legal-print.module.css';
import record from './legal-record.module.css';

/** Names the sheets of markup that only the build renders: the browser's bundle would drop them. */
const sheets = [changes, components, contents, print, record].map(({ page }) => page);

/**
 * The content of a legal address: a document, one of its versions, or a comparison. It is in the
 * built HTML only; in the browser there is nothing to load.
 */
export const LegalArticle = htmlArticle(
  [styles.page, ...sheets].filter(Boolean).join(' '),
  import.meta.env.SSR ? () => import('./legal-view.tsx').then((module) => module.LegalView) : undefined,
);
