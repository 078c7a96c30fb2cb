import { frozen } from '#src/platform/hydration/frozen.tsx';
import { island } from '#src/platform/hydration/island.tsx';
import styles from './contact.module.css';
import { useChosen } from './use-chosen.ts';

const fetchParts = () => import('./still-parts.ts');

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
