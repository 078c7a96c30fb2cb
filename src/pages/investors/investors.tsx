import { applicationNotes, investors } from '#words/pages/investors.ts';
import { Band } from '#src/sections/band/band.tsx';
import { ContentPage } from '#src/sections/content-page/content-page.tsx';
import { Prose } from '#src/sections/content-page/sections.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import styles from './investors.module.css';
import { IdentityProtection } from './identity-protection.tsx';

/** Professional investors (R2.36). */
export function InvestorsPage() {
  const privacy = (
    <Prose copy={investors.sections.privacy} id="private-browsing">
      <IdentityProtection />
    </Prose>
  );
  return <ContentPage id="investors" copy={investors} own={{ privacy, eligibility: <Gate /> }} />;
}

/** Eligibility, and the commitments of an application. */
function Gate() {
  const { heading, intro, items } = investors.sections.eligibility;
  return (
    <Band heading={heading} intro={intro} tone="sunk" layout="split">
      <div className={styles.gate}>
        <ul className={styles.conditions} role="list">
          {items.map((item) => (
            <li key={item} className={styles.condition}>
              <span className={styles.sign}>
                <Icon name="check" />
              </span>
              {item}
            </li>
          ))}
        </ul>
        <ul className={styles.notes} role="list">
          {applicationNotes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
