import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { useIsHydrating } from '#src/platform/hydration/use-is-hydrating.ts';
import { askedSubject } from './asked-subject.ts';
import type { Chosen } from './ways.tsx';

/** The subject that the style sheet of the built page shows: `:target` does not change on a navigation of the router. */
const shownByAddress = () => document.querySelector<HTMLElement>('[data-subject]:target')?.dataset['subject'];

/** The way of contact that the address asks for; the built page stays as long as it shows that one. */
export function useChosen(): Chosen {
  const asked = askedSubject(useLocation());
  const [isBuiltPage, setIsBuiltPage] = useState(useIsHydrating());
  useEffect(() => {
    if (isBuiltPage && asked !== shownByAddress()) startTransition(() => setIsBuiltPage(false));
  }, [isBuiltPage, asked]);
  return isBuiltPage ? 'by address' : (asked ?? 'none');
}
