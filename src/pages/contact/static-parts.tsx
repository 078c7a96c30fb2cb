import { company } from '#words/company.ts';
import { contactForm } from '#words/forms/contact-form.ts';
import { contactWays } from '#words/forms/contact-ways.ts';
import { type ContactSubject, contactSubjectIds } from '#content/contact-subjects.ts';
import { contact } from '#words/pages/contact.ts';
import { site } from '#content/site.ts';
import type { ContactWay } from '#src/model/contact-form.schema.ts';
import { href } from '#src/routes.ts';
import { CallToAction } from '#src/sections/call-to-action/call-to-action.tsx';
import { ContactDetails } from '#src/sections/contact-details/contact-details.tsx';
import styles from './static-parts.module.css';

const general = { title: contact.hero.title, lead: contact.hero.lead, next: contact.sections.next };

/** Heading, text and next steps for each subject, and for none. CSS shows those of the address (`:target`). */
export const Ways = () => (
  <div className={styles.ways}>
    <h1 className={styles.page}>{contact.hero.eyebrow}</h1>
    <Way way={general} />
    {contactSubjectIds.map((subject) => (
      <Way key={subject} way={contactWays[subject]} subject={subject} />
    ))}
  </div>
);

type Props = { readonly way: ContactWay; readonly subject?: ContactSubject };

function Way({ way: { title, lead, next }, subject }: Props) {
  return (
    <>
      <section className={styles.opening} id={subject} tabIndex={subject && -1} data-subject={subject ?? ''}>
        <h2 className={styles.title}>{title}</h2>
        <p className={`lead ${styles.lead}`}>{lead}</p>
      </section>
      <section className={styles.next}>
        <h2 className="subheading">{next.heading}</h2>
        <ol className="stack5" role="list">
          {next.items.map(({ title: step, description }, index) => (
            <li key={step} className={styles.step}>
              <span className={`centred ${styles.number}`} aria-hidden="true">
                {index + 1}
              </span>
              <strong className={styles.stepTitle}>{step}</strong>
              <p className={`note ${styles.description}`}>{description}</p>
            </li>
          ))}
        </ol>
      </section>
    </>
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
  const { heading, intro, items } = contact.sections.addresses;
  return (
    <section className={styles.desks} aria-labelledby="desks-title">
      <div>
        <h2 className="subheading" id="desks-title">
          {heading}
        </h2>
        <p className={`note ${styles.intro}`}>{intro}</p>
        <a className="tapTarget" href={href('faq')}>
          {contact.callToAction.heading}
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

/** Advice for a message and the office, below the form. */
export function Advice() {
  const { beforeYouWrite, office } = contact.sections;
  return (
    <>
      <section className={styles.advice} aria-labelledby="advice-title">
        <div className="container">
          <h2 className="hiddenText" id="advice-title">
            {beforeYouWrite.heading}
          </h2>
          <ul className={`columns ${styles.adviceList}`} role="list">
            {beforeYouWrite.items.map(({ title, description }) => (
              <li key={title}>
                <h3 className={styles.adviceHeading}>{title}</h3>
                <p>{description}</p>
              </li>
            ))}
            <li>
              <h3 className={styles.adviceHeading}>{office.heading}</h3>
              <address className={styles.office} translate="no">
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
            </li>
          </ul>
        </div>
      </section>
      <CallToAction copy={contact.callToAction} seed="contact" />
    </>
  );
}
