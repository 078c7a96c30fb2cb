import { useLocation } from 'react-router-dom';

import { LegalView } from '#src/sections/legal/legal-view.tsx';
import { ReadingAids } from '#src/sections/legal/reading-aids.tsx';

/** By path: a legal document, an earlier version, the list of changes, or a comparison of two versions. */
export function LegalPage() {
  const { pathname } = useLocation();
  return (
    <>
      <LegalView path={pathname.replace(/\/+$/, '')} />
      <ReadingAids />
    </>
  );
}
