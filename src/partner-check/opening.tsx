import { partnerCheck } from '#content/partner-check/partner-check.ts';
import { Channels } from '#src/sections/channels/channels.tsx';
import styles from './opening.module.css';

/** What the page is for; without script, what it needs. */
export function Opening() {
  const { eyebrow, title, lead, privacy, noScript } = partnerCheck;
  return (
    <div className={styles.opening}>
      <div className={styles.course}>
        <Channels seed="partner-check" height={420} lines={9} />
      </div>
      <p className={styles.eyebrow}>{eyebrow}</p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <p className={styles.privacy}>{privacy}</p>
      <noscript>
        <div className={styles.notice}>
          <h2 className={styles.noticeTitle}>{noScript.title}</h2>
          <p>{noScript.text}</p>
        </div>
      </noscript>
    </div>
  );
}
