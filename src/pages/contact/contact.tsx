import { contact } from '#content/pages/contact.ts';
import { site } from '#content/site.ts';
import { Band } from '#src/sections/band/band.tsx';
import { List } from '#src/sections/list/list.tsx';
import { PageHero } from '#src/sections/page-hero/page-hero.tsx';
import { Prose } from '#src/sections/prose/prose.tsx';
import { Steps } from '#src/sections/steps/steps.tsx';
import { CallToAction } from '#src/sections/call-to-action/call-to-action.tsx';
import styles from './contact.module.css';

/** The three desks with their addresses, and how to write to them (spec section 2). */
export function ContactPage() {
  const { hero, sections, callToAction } = contact;
  const addresses = [site.email.general, site.email.sales, site.email.support];
  return (
    <>
      <PageHero copy={hero} course="contact" />
      <Band heading={sections.addresses.heading} intro={sections.addresses.intro} id="message">
        <ul className={styles.desks} role="list">
          {sections.addresses.items.map(({ title, description }, index) => (
            <li key={title} className={styles.desk}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.description}>{description}</p>
              <a className={styles.address} href={`mailto:${addresses[index]}`}>
                {addresses[index]}
              </a>
            </li>
          ))}
        </ul>
      </Band>
      <List copy={sections.goodMessage} tone="sunk" />
      <Prose copy={sections.leaveOut} />
      <Steps copy={sections.demo} tone="night" />
      <Prose copy={sections.office} />
      <CallToAction copy={callToAction} course="contact" />
    </>
  );
}
