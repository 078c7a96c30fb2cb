import { home } from '#words/pages/home.ts';
import { Actions } from '#src/sections/actions/actions.tsx';
import { WorldMap } from '#src/sections/picture/world-map.tsx';
import styles from './platform.module.css';

/** The platform in two sentences. */
export function Platform() {
  const { heading, text, action } = home.platform;
  return (
    <section className={styles.band} aria-labelledby="platform">
      <div className={styles.inner}>
        <div className={styles.text}>
          <h2 id="platform">{heading}</h2>
          <p className={styles.lead}>{text}</p>
          <Actions actions={[action]} tone="night" />
        </div>
        <div className={styles.picture}>
          <WorldMap sizes="(width > 1024px) 54rem, 100vw" />
        </div>
      </div>
    </section>
  );
}
