import { filmWords } from '#content/films/film-words.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import styles from './film-words.module.css';

/** The text version of a film, scene by scene (WCAG 1.2.1). */
export const FilmWords = ({ of }: { readonly of: 'explainer' | 'tour' }) => (
  <details className={styles.words}>
    <summary className={styles.label}>
      {filmWords.label} <Icon name="chevron-down" />
    </summary>
    <div className={styles.scenes}>
      {filmWords[of].map((scene) => (
        <p key={scene}>{scene}</p>
      ))}
    </div>
  </details>
);
