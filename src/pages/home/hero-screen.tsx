import { home } from '#content/pages/home.ts';
import { fillIn } from '#src/lib/fill-in.ts';
import styles from './hero-screen.module.css';

const { stage, deals, progress, sample } = home.hero.screen;

/** One column of the product's pipeline, as it is on the screen: what a deal looks like here. */
export function HeroScreen() {
  return (
    <figure className={styles.screen}>
      <p className={styles.stage}>{stage}</p>
      <ul className={styles.deals} role="list">
        {deals.map(({ name, kind, next, read, all }) => (
          <li key={name} className={styles.deal}>
            <p className={styles.name}>{name}</p>
            <p>{kind}</p>
            <progress value={read} max={all} aria-hidden />
            <p className={styles.next}>
              {next}
              <span>{fillIn(progress, { read, all })}</span>
            </p>
          </li>
        ))}
      </ul>
      <figcaption>{sample}</figcaption>
    </figure>
  );
}
