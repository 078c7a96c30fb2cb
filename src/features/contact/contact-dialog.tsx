import { labels } from '#content/labels.ts';
import { site } from '#content/site.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import styles from './contact-dialog.module.css';

type Props = { readonly isOpen: boolean; readonly onClose: () => void };

const desks = ['general', 'sales', 'support'] as const;

/** 'Send a message': the addresses that a message may go to. */
export function ContactDialog({ isOpen, onClose }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={labels.sendMessage} closeLabel={labels.close}>
      <p className={styles.intro}>{labels.sendMessageIntro}</p>
      <ul className={styles.desks} role="list">
        {desks.map((desk) => (
          <li key={desk} className={styles.desk}>
            <span className={styles.name}>{labels.contactDesks[desk]}</span>
            <a className={styles.address} href={`mailto:${site.email[desk]}`}>
              {site.email[desk]}
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
