import { contact } from '#words/pages/contact.ts';
import { site } from '#content/site.ts';
import { href } from '#src/routes.ts';
import styles from './desks.module.css';

const addresses = [site.email.general, site.email.sales, site.email.support];

/** The card with the three addresses (R2.31). */
export function Desks() {
  const { heading, intro, items } = contact.sections.addresses;
  return (
    <section className={styles.desks} aria-labelledby="desks-title">
      <h2 className={styles.heading} id="desks-title">
        {heading}
      </h2>
      <p className={styles.intro}>{intro}</p>
      <ul className={styles.list} role="list">
        {items.map(({ title, description }, index) => (
          <li key={title} className={styles.desk}>
            <h3 className={styles.name}>{title}</h3>
            <a className={styles.address} href={`mailto:${addresses[index]}`}>
              {addresses[index]}
            </a>
            <p className={styles.description}>{description}</p>
          </li>
        ))}
      </ul>
      <a className={styles.faq} href={href('faq')}>
        {contact.callToAction.heading}
      </a>
    </section>
  );
}
