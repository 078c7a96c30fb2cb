import type { Examples } from '#src/ui/examples.ts';

import styles from './motion.module.css';

/** Point at them: each moves in the time that its token gives. */
export const examples = {
  '--duration: an answer to the pointer': <p className={styles.answer}>Colour, border, shadow</p>,
  '--duration-move: what opens or moves': <p className={styles.move}>Position and size</p>,
  '--duration-slow: a picture that changes': <p className={styles.slow}>Opacity and fill</p>,
} satisfies Examples;
