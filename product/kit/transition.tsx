import { lineThrough, stream } from './flow.ts';
import styles from './transition.module.css';
import { Plot, Stretched } from './pieces.tsx';
import pieces from './pieces.module.css';

/** What happens between the part above and the part below. */
export type TransitionPart = { readonly kind: 'transition'; readonly text: string };

const LINES = 19;

/** Lines that run together in the middle and part again, along the first axis. */
const lines = stream(LINES, (line) => {
  const side = 8 + (84 * line) / (LINES - 1);
  return lineThrough([
    [0, side],
    [50, 45 + side / 10],
    [100, side],
  ]);
});

/** The moment that leads from the part above to the part below. */
export const Transition = ({ part }: { readonly part: TransitionPart }) => (
  <div className={`centred ${styles.transition}`}>
    <Plot isDecoration>
      <Stretched size={[100, 100]}>
        <path className={pieces.stream} transform="matrix(0 1 1 0 0 0)" d={lines} />
      </Stretched>
    </Plot>
    <span className={styles.moment} />
    <p className={pieces.muted}>{part.text}</p>
  </div>
);
