import { films } from '#content/films.ts';
import { labels } from '#content/labels.ts';
import { home } from '#content/pages/home.ts';
import { Actions } from '#src/sections/actions/actions.tsx';
import { VideoDialog } from '#src/ui/video-dialog/video-dialog.tsx';
import { FilmWords } from './film-words.tsx';
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
