import { labels } from '#words/labels.ts';
import { applicationNotes, identityPopup, investors } from '#words/pages/investors.ts';
import { Band } from '#src/sections/band/band.tsx';
import { ContentPage } from '#src/sections/content-page/content-page.tsx';
import { Prose } from '#src/sections/content-page/sections.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { PopupDialog } from '#src/ui/popup-dialog/popup-dialog.tsx';
import styles from './investors.module.css';

/** Professional investors (R2.36). */
export function InvestorsPage() {
  const privacy = (
    <Prose copy={investors.sections.privacy} id="private-browsing">
      <IdentityProtection />
    </Prose>
  );
  return <ContentPage id="investors" copy={investors} own={{ privacy, eligibility: <Gate /> }} />;
}

/** The Identity Protection popup (R2.36): an example of private browsing. */
function IdentityProtection() {
  const { open, title } = labels.identityProtection;
  return (
    <div className={`screenOnly ${styles.popup}`}>
      <PopupDialog label={open} title={title} closeLabel={labels.close} tone="night">
        {identityPopup.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </PopupDialog>
    </div>
  );
}

/** Eligibility, and the commitments of an application. */
function Gate() {
  const { heading, intro, items, pace } = investors.sections.eligibility;
  return (
    <Band heading={heading} intro={intro} tone="sunk" pace={pace}>
      <div className={styles.gate}>
        <ul className={styles.conditions} role="list">
          {items.map((item) => (
            <li key={item} className={styles.condition}>
              <span className={`centred ${styles.sign}`}>
                <Icon name="check" />
              </span>
              {item}
            </li>
          ))}
        </ul>
        <ul className={`label night ${styles.notes}`} role="list">
          {applicationNotes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
