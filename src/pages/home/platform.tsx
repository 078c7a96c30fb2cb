import { home } from '#words/pages/home.ts';
import { Actions } from '#src/sections/actions/actions.tsx';
import { Picture } from '#src/sections/picture/picture.tsx';
import styles from './platform.module.css';

/** The platform in two sentences. */
export function Platform() {
  const { heading, text, action } = home.platform;
  return (
    <section className={styles.band} data-tone="night" aria-labelledby="platform">
      <div className={`container ${styles.inner}`}>
        <div className={styles.text}>
          <h2 id="platform">{heading}</h2>
          <p className="lead">{text}</p>
          <Actions actions={[action]} tone="night" />
        </div>
        <div className={styles.picture}>
          <Picture id="world-channels" narrow="world-channels-near" sizes="(width > 1024px) 54rem, 100vw" />
        </div>
      </div>
    </section>
  );
}
