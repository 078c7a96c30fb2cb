import { labels } from '#words/labels.ts';
import { language } from '#words/language.ts';
import { site } from '#content/site.ts';
import type { Site } from '#src/model/site.schema.ts';
import { SubjectIcon } from '#src/ui/icon/subject-icon.tsx';
import styles from './social-links.module.css';

const icons = {
  LinkedIn: 'linkedin',
  X: 'x',
  Facebook: 'facebook',
  YouTube: 'youtube',
  Instagram: 'instagram',
} as const;

const { social }: Site = site;

/** The company's profiles on social networks; each opens in a new tab. */
export function SocialLinks({ count = social.length }: { count?: number }) {
  if (social.length === 0) return null;
  return (
    <ul className={`row ${styles.links}`} role="list">
      {social.slice(0, count).map(({ network, href }) => (
        <li key={network}>
          <a
            className={`centred ${styles.link}`}
            href={href}
            target="_blank"
            rel="noopener"
            aria-label={`${network}${language.listSeparator}${labels.opensInNewTab}`}
          >
            <SubjectIcon name={icons[network]} />
          </a>
        </li>
      ))}
    </ul>
  );
}
