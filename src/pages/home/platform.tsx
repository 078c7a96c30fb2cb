import { films } from '#content/films.ts';
import { labels } from '#content/labels.ts';
import { home } from '#content/pages/home.ts';
import { Actions } from '#src/sections/actions/actions.tsx';
import { Picture } from '#src/sections/picture/picture.tsx';
import { VideoDialog } from '#src/ui/video-dialog/video-dialog.tsx';
import styles from './platform.module.css';

/** What the platform is in two sentences, with its film (R2.21). */
export function Platform() {
  const { heading, text, watch, dialogTitle, action } = home.platform;
  return (
    <section className={styles.band} aria-labelledby="platform">
      <div className={styles.inner}>
        <div className={styles.text}>
          <h2 className={styles.heading} id="platform">
            {heading}
          </h2>
          <p className={styles.lead}>{text}</p>
          <div className={styles.actions}>
            <Actions actions={[action]} tone="night" />
            <VideoDialog film={films.explainer} label={watch} title={dialogTitle} closeLabel={labels.close} />
          </div>
        </div>
        <div className={styles.picture}>
          <Picture id="world-channels" sizes="(width > 1024px) 54rem, 100vw" />
        </div>
      </div>
    </section>
  );
}
