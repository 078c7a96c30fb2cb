import { home } from '#words/pages/home.ts';
import { Actions } from '#src/sections/actions/actions.tsx';
import { DialogTrigger } from '#src/ui/dialog/dialog-trigger.tsx';
import styles from './hero.module.css';

const { actions, ourPlatform, watchVideo } = home.hero;

/** Two prominent buttons, and two less prominent ones that open the films in a dialog. */
export function HeroActions() {
  const look = { variant: 'quiet', tone: 'night' } as const;
  return (
    <div className={styles.actions}>
      <Actions actions={actions} tone="night" />
      <div className={styles.films}>
        <DialogTrigger opens="film-tour" href="#film-tour" leadingIcon="window" {...look}>
          {ourPlatform}
        </DialogTrigger>
        <DialogTrigger opens="film-explainer" href="#film-explainer" leadingIcon="play" {...look}>
          {watchVideo}
        </DialogTrigger>
      </div>
    </div>
  );
}
