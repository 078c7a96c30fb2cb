import { labels } from '#content/labels.ts';
import { identityPopup, investors } from '#content/pages/investors.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { PopupDialog } from '#src/ui/popup-dialog/popup-dialog.tsx';
import styles from './investors.module.css';

/** The Identity Protection popup (R2.36): an example. The rule is told further down, where the button leads without script. */
export function IdentityProtection({ sectionId }: { sectionId: string }) {
  const { title, text, open } = labels.identityProtection;
  const { heading } = investors.sections.privacy;
  return (
    <div className={styles.box}>
      <h3 className={styles.title}>
        {title} <Icon name="eye-off" />
      </h3>
      <p className={styles.text}>{text}</p>
      <PopupDialog label={open} href={`#${sectionId}`} title={heading} closeLabel={labels.close}>
        {identityPopup.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </PopupDialog>
    </div>
  );
}
