import { useLocation } from 'react-router-dom';

import { pageIdOf } from '#src/routes.ts';
import { LegalArticle } from '#src/sections/legal/legal-article.tsx';

/** By path: a legal document, an earlier version, the list of changes, or a comparison of two versions. */
export function LegalPage() {
  const { pathname } = useLocation();
  return <LegalArticle path={pathname.replace(/\/+$/, '')} page={pageIdOf(pathname)} />;
}
