import { labels } from '#words/labels.ts';
import { site } from '#content/site.ts';
import { SubjectIcon } from '#src/ui/icon/subject-icon.tsx';
import styles from './social-links.module.css';

const icons = {
  LinkedIn: 'linkedin',
  X: 'x',
  Facebook: 'facebook',
  YouTube: 'youtube',
  Instagram: 'instagram',
} as const;

/** The company's profiles on social networks; each opens in a new tab. */
export function SocialLinks({ count = site.social.length }: { count?: number }) {
  return (
    <ul className={styles.links} role="list">
      {site.social.slice(0, count).map(({ network, href }) => (
        <li key={network}>
          <a
            className={styles.link}
            href={href}
            target="_blank"
            rel="noopener"
            aria-label={`${network}, ${labels.opensInNewTab}`}
          >
            <SubjectIcon name={icons[network]} />
          </a>
        </li>
      ))}
    </ul>
  );
}
