import { company } from '#words/company.ts';
import { contactForm } from '#words/forms/contact-form.ts';
import { contactWays } from '#words/forms/contact-ways.ts';
import { type ContactSubject, contactSubjectIds } from '#content/contact-subjects.ts';
import { contact } from '#words/pages/contact.ts';
import { site } from '#content/site.ts';
import { team } from '#words/team.ts';
import type { ContactWay } from '#src/model/contact-form.schema.ts';
import { href } from '#src/routes.ts';
import { ContactDetails } from '#src/sections/contact-details/contact-details.tsx';
import styles from './static-parts.module.css';

/** Heading and text for each subject, and for none. CSS shows those of the address (`:target`). */
export const Ways = () => (
  <div className={styles.ways}>
    <h1>{contact.hero.eyebrow}</h1>
    <Way way={contact.hero} />
    {contactSubjectIds.map((subject) => (
      <Way key={subject} way={contactWays[subject]} subject={subject} />
    ))}
  </div>
);

type Props = { readonly way: ContactWay; readonly subject?: ContactSubject };

const Way = ({ way: { title, lead }, subject }: Props) => (
  <section className={styles.opening} id={subject} tabIndex={subject && -1} data-subject={subject ?? ''}>
    <h2 className={styles.title}>{title}</h2>
    <p className={`lead ${styles.lead}`}>{lead}</p>
  </section>
);

/** The person who answers, and the office. */
export function Answer() {
  const { answer, office } = contact.sections;
  const person = team.find(({ email }) => email === site.email.support);
  return (
    <div className={`stack5 ${styles.answer}`}>
      {person && (
        <figure>
          <blockquote className="subheading">{answer}</blockquote>
          <figcaption className="label">
            <bdi translate="no">{person.name}</bdi> <span className="note">{person.role}</span>
          </figcaption>
        </figure>
      )}
      <address className={styles.office} translate="no" aria-label={office.heading}>
        {[site.legalName, ...company.address].map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span>
          <a className="tapTarget" href={`tel:${site.phone.e164}`}>
            <bdi>{site.phone.display}</bdi>
          </a>{' '}
          {office.timeZone}
        </span>
      </address>
    </div>
  );
}

/** Shown instead of a form that cannot work: other ways to reach the company. */
export function WithoutForm() {
  const { title, text } = contactForm.withoutForm;
  return (
    <div className={styles.without}>
      <p className={styles.withoutTitle}>{title}</p>
      <p className={styles.withoutText}>{text}</p>
      <ContactDetails email={site.email.general} />
    </div>
  );
}

const addresses = [site.email.general, site.email.sales, site.email.support];

/** The card with the three addresses (R2.31). */
export function Desks() {
  const { heading, intro, faq, items } = contact.sections.addresses;
  return (
    <section className={styles.desks} aria-labelledby="desks-title">
      <div>
        <h2 className="subheading" id="desks-title">
          {heading}
        </h2>
        <p className={`note ${styles.intro}`}>{intro}</p>
        <a className="tapTarget" href={href('faq')}>
          {faq}
        </a>
      </div>
      <ul className={styles.deskList} role="list">
        {items.map(({ title, description }, index) => (
          <li key={title} className={`row ${styles.desk}`}>
            <h3 className={styles.name}>{title}</h3>
            <a className={`tapTarget ${styles.address}`} href={`mailto:${addresses[index]}`}>
              {addresses[index]}
            </a>
            <p className={`note ${styles.description}`}>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
