import { Icon } from '#src/ui/icon/icon.tsx';

import styles from './marquee.module.css';

type MarqueeProps = {
  readonly label: string;
  readonly items: readonly string[];
  readonly pauseLabel: string;
};

/** Moves by style alone. Its control is a checkbox, so it works without script (WCAG 2.2.2). */
export function Marquee({ label, items, pauseLabel }: MarqueeProps) {
  const phrases = items.map((item) => (
    <li key={item} className={`line ${styles.item}`}>
      <span>{item}</span>
    </li>
  ));
  return (
    <div className={`line note ${styles.marquee}`} role="group" aria-label={label}>
      <div className={styles.window}>
        <div className={styles.track} data-length={lengthOf(items)}>
          <ul className={`row ${styles.list}`} role="list">
            {phrases}
          </ul>
          <ul className={`row ${styles.copy}`} role="list" aria-hidden="true">
            {phrases}
          </ul>
        </div>
      </div>
      <label className={`roundButton ${styles.pause}`}>
        <input className={styles.switch} type="checkbox" />
        <span className="hiddenText">{pauseLabel}</span>
        <span className={styles.signRunning}>
          <Icon name="pause" />
        </span>
        <span className={styles.signPaused}>
          <Icon name="play" />
        </span>
      </label>
    </div>
  );
}

/** The style sheet gives each length a duration, so that all strips flow at about the same pace. */
function lengthOf(items: readonly string[]): 'short' | 'medium' | 'long' {
  const letters = items.join('').length;
  if (letters <= 80) return 'short';
  return letters <= 180 ? 'medium' : 'long';
}
