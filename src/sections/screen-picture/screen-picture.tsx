import type { ReactNode } from 'react';

import type { ShownScreenCopy } from '#src/model/exhibit.schema.ts';
import { Picture } from '#src/sections/picture/picture.tsx';
import { ProductScreen } from '#product/screens/product-screen.tsx';
import styles from './screen-picture.module.css';

type Props = {
  readonly copy: ShownScreenCopy;
  /** As wide as the page, or in a column. */
  readonly crop?: 'page' | 'column' | undefined;
  /** Content after the note: the button that opens the whole screen. */
  readonly children?: ReactNode;
};

/** Layout widths of the picture, for the browser's choice of file. */
const SIZES = { page: '(width > 86rem) 80rem, 94vw', column: '(width >= 80em) 46rem, 92vw' } as const;

/** A product screen that is readable in this window: composed of HTML, or an owner's picture, cropped. */
export const ScreenPicture = ({ copy, crop = 'column', children }: Props) => (
  <figure className={styles.screen} data-crop={crop} data-kind={copy.kind}>
    {copy.kind === 'product' ? (
      <ProductScreen id={copy.screen} />
    ) : (
      <div className={styles.picture}>
        <Picture id={copy.picture} crop={crop} sizes={SIZES[crop]} />
      </div>
    )}
    {(copy.note || children) && (
      <figcaption className={`fine ${styles.note}`}>
        {copy.note} {children}
      </figcaption>
    )}
  </figure>
);
