import { useLocation } from 'react-router-dom';

import { LegalArticle } from '#src/sections/legal/legal-article.tsx';

/** An earlier version of a legal document, the list of its changes, or two versions compared: by its path. */
export function LegalArchivePage() {
  const { pathname } = useLocation();
  return <LegalArticle path={pathname.replace(/\/+$/, '')} />;
}
