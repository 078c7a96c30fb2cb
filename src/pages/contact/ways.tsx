import { contactWays } from '#words/forms/contact-ways.ts';
import { type ContactSubject, contactSubjectIds } from '#content/contact-subjects.ts';
import { contact } from '#words/pages/contact.ts';
import type { ContactWay } from '#src/model/contact-form.schema.ts';
import { Channels } from '#src/sections/channels/channels.tsx';
import styles from './ways.module.css';

const general = { title: contact.hero.title, lead: contact.hero.lead, next: contact.sections.next };

/** On the built page: it has all introductions, and CSS shows the one of the address. */
export type Chosen = ContactSubject | 'none' | 'by address';

/** Heading, text and next steps for the subject of the link, or for none. */
export function Ways({ chosen }: { readonly chosen: Chosen }) {
  const isShown = (way: Chosen) => chosen === 'by address' || chosen === way;
  return (
    <div className={styles.ways}>
      <h1 className={styles.eyebrow}>{contact.hero.eyebrow}</h1>
      {isShown('none') && <Way way={general} />}
      {contactSubjectIds.filter(isShown).map((subject) => (
        <Way
          key={subject}
          way={contactWays[subject]}
          subject={subject}
          isChosen={chosen === subject || undefined}
        />
      ))}
    </div>
  );
}

type Props = {
  readonly way: ContactWay;
  readonly subject?: ContactSubject;
  readonly isChosen?: true | undefined;
};

function Way({ way: { title, lead, next }, subject, isChosen }: Props) {
  return (
    <>
      <section
        className={styles.opening}
        id={subject}
        tabIndex={subject && -1}
        data-subject={subject}
        data-chosen={isChosen}
      >
        <div className={styles.course}>
          <Channels seed="contact" height={420} lines={9} />
        </div>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.lead}>{lead}</p>
      </section>
      <section className={styles.next}>
        <h2 className={styles.heading}>{next.heading}</h2>
        <ol className={styles.steps} role="list">
          {next.items.map(({ title: step, description }, index) => (
            <li key={step} className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <strong className={styles.stepTitle}>{step}</strong>
              <p className={styles.description}>{description}</p>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
