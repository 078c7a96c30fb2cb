import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { frozen } from '#src/platform/hydration/frozen.tsx';
import { island } from '#src/platform/hydration/island.tsx';
import { useIsHydrating } from '#src/platform/hydration/use-is-hydrating.ts';
import { askedSubject } from './asked-subject.ts';
import styles from './contact.module.css';
import type { Chosen } from './static-parts.tsx';

const fetchParts = () => import('./static-parts.tsx');

const Ways = frozen(() => fetchParts().then((parts) => parts.Ways));
const FormSection = island(() => import('./form-section.tsx').then((module) => module.FormSection));
const WithoutForm = frozen(() => fetchParts().then((parts) => parts.WithoutForm));
const Desks = frozen(() => fetchParts().then((parts) => parts.Desks));
const Advice = frozen(() => fetchParts().then((parts) => parts.Advice));

/** The introduction for the chosen subject, the message form, three addresses, and advice for a message (R2.31). */
export function ContactPage() {
  const chosen = useChosen();
  return (
    <>
      <div className={styles.top}>
        <div className={styles.inner}>
          <Ways key={chosen} chosen={chosen} />
          <div className={styles.frame} id="message">
            <FormSection />
            <WithoutForm />
          </div>
          <Desks />
        </div>
      </div>
      <Advice />
    </>
  );
}

/** The subject that the built page's CSS shows; client navigations do not change `:target`. */
const shownByAddress = () => document.querySelector<HTMLElement>('[data-subject]:target')?.dataset['subject'];

/** The introduction that the address selects. The built markup is kept while it shows the same one. */
function useChosen(): Chosen {
  const asked = askedSubject(useLocation());
  const [isBuiltPage, setIsBuiltPage] = useState(useIsHydrating());
  useEffect(() => {
    if (isBuiltPage && asked !== shownByAddress()) startTransition(() => setIsBuiltPage(false));
  }, [isBuiltPage, asked]);
  return isBuiltPage ? 'by address' : (asked ?? 'none');
}
