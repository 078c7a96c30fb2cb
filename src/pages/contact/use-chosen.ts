import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { useIsHydrating } from '#src/platform/hydration/use-is-hydrating.ts';
import { askedSubject } from './asked-subject.ts';
import type { Chosen } from './ways.tsx';

/** The subject that the built page's CSS shows; client navigations do not change `:target`. */
const shownByAddress = () => document.querySelector<HTMLElement>('[data-subject]:target')?.dataset['subject'];

/** The introduction that the address selects. The built markup is kept while it shows the same one. */
export function useChosen(): Chosen {
  const asked = askedSubject(useLocation());
  const [isBuiltPage, setIsBuiltPage] = useState(useIsHydrating());
  useEffect(() => {
    if (isBuiltPage && asked !== shownByAddress()) startTransition(() => setIsBuiltPage(false));
  }, [isBuiltPage, asked]);
  return isBuiltPage ? 'by address' : (asked ?? 'none');
}
