import { films } from '#content/films.ts';
import { home } from '#words/pages/home.ts';
import { assetUrl } from '#src/lib/asset-url.ts';
import { Actions } from '#src/sections/actions/actions.tsx';
import { DialogTrigger } from '#src/ui/dialog/dialog-trigger.tsx';
import styles from './hero.module.css';

const { actions, ourPlatform, watchVideo } = home.hero;

/** Two prominent buttons, and two less prominent ones that open the films in a dialog. */
export function HeroActions() {
  const look = { variant: 'quiet', tone: 'night', leadingIcon: 'play' } as const;
  return (
    <div className={styles.actions}>
      <Actions actions={actions} tone="night" />
      <div className={styles.films}>
        <DialogTrigger opens="film-tour" href={assetUrl(films.tour.mp4)} {...look}>
          {ourPlatform}
        </DialogTrigger>
        <DialogTrigger opens="film-explainer" href={assetUrl(films.explainer.mp4)} {...look}>
          {watchVideo}
        </DialogTrigger>
      </div>
    </div>
  );
}
