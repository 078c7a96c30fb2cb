import { labels } from '#words/labels.ts';
import { identityPopup } from '#words/pages/investors.ts';
import { PopupDialog } from '#src/ui/popup-dialog/popup-dialog.tsx';
import styles from './investors.module.css';

/** The Identity Protection popup (R2.36): an example for its section. */
export function IdentityProtection() {
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
