import { films } from '#content/films.ts';
import { filmWords } from '#content/films/film-words.ts';
import { labels } from '#content/labels.ts';
import { home } from '#content/pages/home.ts';
import { Actions } from '#src/sections/actions/actions.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { VideoDialog } from '#src/ui/video-dialog/video-dialog.tsx';
import words from './film-words.module.css';
import styles from './hero.module.css';

const { actions, ourPlatform, watchVideo } = home.hero;

/** Two prominent buttons, and two less prominent ones that open the films in a dialog. */
export function HeroActions() {
  return (
    <div className={styles.actions}>
      <Actions actions={actions} tone="night" />
      <div className={styles.films}>
        <VideoDialog
          film={films.tour}
          label={ourPlatform}
          closeLabel={labels.close}
          fileLabel={labels.filmFile}
        >
          <FilmWords of="tour" />
        </VideoDialog>
        <VideoDialog
          film={films.explainer}
          label={watchVideo}
          closeLabel={labels.close}
          fileLabel={labels.filmFile}
        >
          <FilmWords of="explainer" />
        </VideoDialog>
      </div>
    </div>
  );
}

/** The text version of a film, scene by scene (WCAG 1.2.1). */
const FilmWords = ({ of }: { readonly of: 'explainer' | 'tour' }) => (
  <details className={words.words}>
    <summary className={words.label}>
      {filmWords.label} <Icon name="chevron-down" />
    </summary>
    <div className={words.scenes}>
      {filmWords[of].map((scene) => (
        <p key={scene}>{scene}</p>
      ))}
    </div>
  </details>
);
