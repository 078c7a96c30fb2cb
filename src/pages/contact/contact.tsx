import { frozen } from '#src/platform/hydration/frozen.tsx';
import { island } from '#src/platform/hydration/island.tsx';
import styles from './contact.module.css';

const Opening = frozen(() => import('./opening.tsx').then((module) => module.Opening));
const MessageForm = island(() => import('./message-form.tsx').then((module) => module.MessageForm));
const WithoutForm = frozen(() => import('./without-form.tsx').then((module) => module.WithoutForm));
const Desks = frozen(() => import('./desks.tsx').then((module) => module.Desks));
const Advice = frozen(() => import('./advice.tsx').then((module) => module.Advice));

/** The message form beside the three addresses, and how to write what is easy to answer (spec section 2). */
export function ContactPage() {
  return (
    <>
      <div className={styles.top}>
        <div className={styles.inner}>
          <Opening />
          <div className={styles.frame} id="message">
            <MessageForm />
            <WithoutForm />
          </div>
          <Desks />
        </div>
      </div>
      <Advice />
    </>
  );
}
