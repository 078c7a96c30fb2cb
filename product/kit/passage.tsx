import { stream } from './flow.ts';
import styles from './passage.module.css';
import pieces from './pieces.module.css';

/** What happens between the part above and the part below. */
export type PassagePart = { readonly kind: 'passage'; readonly text: string };

const LINES = 19;

/** Lines that run together in the middle and part again. */
const lines = stream(LINES, (line) => {
  const from = 8 + (84 * line) / (LINES - 1);
  const middle = 45 + from / 10;
  return `M${from} 0C${from} 26 ${middle} 24 ${middle} 50S${from} 74 ${from} 100`;
});

/** The moment that leads from the part above to the part below. */
export const Passage = ({ part }: { readonly part: PassagePart }) => (
  <div className={styles.passage}>
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d={lines} />
    </svg>
    <span className={styles.moment} />
    <p className={pieces.muted}>{part.text}</p>
  </div>
);
