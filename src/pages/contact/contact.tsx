import { Island } from '#src/platform/islands/island.tsx';
import { OwnerAnswers } from '#src/sections/owner-answers/owner-answers.tsx';
import { ContactSection } from './contact-section.island.tsx';
import styles from './contact.module.css';
import { Answer, Desks, Ways, WithoutForm } from './static-parts.tsx';

/** The introduction for the subject of the address, the message form, who answers, and three addresses (R2.31). */
export const ContactPage = () => (
  <>
    <div className={styles.top}>
      <div className={`container oneColumn ${styles.inner}`}>
        <Ways />
        <div className={`card ${styles.frame}`} id="message">
          <Island of={ContactSection} props={{}} />
          <WithoutForm />
        </div>
        <Answer />
        <Desks />
      </div>
    </div>
    <OwnerAnswers page="contact" />
  </>
);
