import { useLocation } from 'react-router-dom';

import { LegalArticle } from '#src/sections/legal/legal-article.tsx';

/** A legal document, an earlier version of it, the list of its changes, or two versions compared: by its path. */
export function LegalPage() {
  const { pathname } = useLocation();
  return <LegalArticle path={pathname.replace(/\/+$/, '')} />;
}
