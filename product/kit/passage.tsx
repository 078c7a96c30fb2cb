import { lineThrough, stream } from './flow.ts';
import styles from './passage.module.css';
import { Plot, Stretched } from './pieces.tsx';
import pieces from './pieces.module.css';

/** What happens between the part above and the part below. */
export type PassagePart = { readonly kind: 'passage'; readonly text: string };

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
export const Passage = ({ part }: { readonly part: PassagePart }) => (
  <div className={`centred ${styles.passage}`}>
    <Plot isDecoration>
      <Stretched size={[100, 100]}>
        <path className={pieces.stream} transform="matrix(0 1 1 0 0 0)" d={lines} />
      </Stretched>
    </Plot>
    <span className={styles.moment} />
    <p className={pieces.muted}>{part.text}</p>
  </div>
);
