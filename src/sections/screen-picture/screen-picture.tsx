import type { ReactNode } from 'react';

import type { ScreenPictureCopy } from '#src/model/exhibit.schema.ts';
import { Picture } from '#src/sections/picture/picture.tsx';
import styles from './screen-picture.module.css';

type Props = {
  readonly copy: ScreenPictureCopy;
  /** Across the page, or in a column beside text. */
  readonly crop?: 'page' | 'column';
  /** Content after the note: the button that opens the whole screen. */
  readonly children?: ReactNode;
};

/** Layout widths of the picture, for the browser's choice of file. */
const SIZES = { page: '(width > 86rem) 80rem, 94vw', column: '(width >= 80em) 46rem, 92vw' } as const;

/** A product screen, cropped so that its text is readable in this window. */
export const ScreenPicture = ({ copy: { picture, note }, crop = 'column', children }: Props) => (
  <figure className={styles.screen} data-crop={crop}>
    <div className={styles.picture}>
      <Picture id={picture} crop={crop} sizes={SIZES[crop]} />
    </div>
    <figcaption className={`fine ${styles.note}`}>
      {note} {children}
    </figcaption>
  </figure>
);
