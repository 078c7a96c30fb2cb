import { contact } from '#content/pages/contact.ts';
import { Channels } from '#src/sections/channels/channels.tsx';
import styles from './contact.module.css';

/** The claim of the page, with the channel lines that run behind the form. */
export function Opening() {
  const { eyebrow, title, lead } = contact.hero;
  return (
    <div className={styles.opening}>
      <div className={styles.course}>
        <Channels seed="contact" height={420} lines={9} />
      </div>
      <p className={styles.eyebrow}>{eyebrow}</p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
    </div>
  );
}
