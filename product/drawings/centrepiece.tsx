import type { ReactNode } from 'react';

import type { CentrepieceWindow } from '#src/model/centrepieces.schema.ts';
import { Bar } from '#product/kit/bar.tsx';
import pieces from '#product/kit/pieces.module.css';
import styles from './centrepiece.module.css';

type Props = { readonly copy: CentrepieceWindow; readonly children: ReactNode };

/** The window of the drawing that one page alone has, with a bar that chooses its view. */
export const Centrepiece = ({ copy, children }: Props) => (
  <figure>
    <div
      className={`${pieces.frame} ${styles.window}`}
      role="group"
      aria-label={copy.description}
      // As in a product screen.
      data-nosnippet=""
    >
      <Bar {...copy} />
      {children}
    </div>
  </figure>
);

/** One child for each name of the choice, of which the chosen one is shown: elements without a style of their own. */
export const Views = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.views}>{children}</div>
);
