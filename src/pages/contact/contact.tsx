import { frozen } from '#src/platform/hydration/frozen.tsx';
import { island } from '#src/platform/hydration/island.tsx';
import styles from './contact.module.css';

const fetchParts = () => import('./still-parts.ts');

const Opening = frozen(() => fetchParts().then((parts) => parts.Opening));
const FormSection = island(() => import('./form-section.tsx').then((module) => module.FormSection));
const WithoutForm = frozen(() => fetchParts().then((parts) => parts.WithoutForm));
const Desks = frozen(() => fetchParts().then((parts) => parts.Desks));
const Advice = frozen(() => fetchParts().then((parts) => parts.Advice));

/** The message form beside the three addresses, and how to write what is easy to answer (R2.31). */
export function ContactPage() {
  return (
    <>
      <div className={styles.top}>
        <div className={styles.inner}>
          <Opening />
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
