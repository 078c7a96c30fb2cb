import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { useIsHydrating } from '#src/platform/hydration/use-is-hydrating.ts';
import { askedSubject } from './asked-subject.ts';
import type { Chosen } from './ways.tsx';

/** What the style sheet shows of the built page, where `:target` follows no step of the router. */
const shownByAddress = () => document.querySelector<HTMLElement>('[data-subject]:target')?.dataset['subject'];

/** The way of writing that the address asks for; the built page stands as long as it shows that one. */
export function useChosen(): Chosen {
  const asked = askedSubject(useLocation());
  const [stands, setStands] = useState(useIsHydrating());
  useEffect(() => {
    if (stands && asked !== shownByAddress()) startTransition(() => setStands(false));
  }, [stands, asked]);
  return stands ? 'by address' : (asked ?? 'none');
}
