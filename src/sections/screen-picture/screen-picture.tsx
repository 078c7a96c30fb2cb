import type { ReactNode } from 'react';

import { ProductScreen } from '#product/screens/product-screen.tsx';
import type { ShownScreenCopy } from '#src/model/exhibit.schema.ts';
import { Picture } from '#src/sections/picture/picture.tsx';
import styles from './screen-picture.module.css';

type Props = {
  readonly copy: ShownScreenCopy;
  /** As wide as the page, or in a column: the layout of the band around it follows. */
  readonly crop?: 'page' | 'column' | undefined;
  /** Content after the note: the button that opens the whole screen. */
  readonly children?: ReactNode;
};

/** A product screen that is readable in this window, or an owner's picture of one, whole. */
export const ScreenPicture = ({ copy, crop = 'column', children }: Props) => (
  <figure className={styles.screen} data-crop={crop} data-kind={copy.kind}>
    {copy.kind === 'product' ? (
      <ProductScreen id={copy.screen} />
    ) : (
      <div className={styles.picture}>
        <Picture id={copy.picture} sizes="(width > 86rem) 80rem, 94vw" />
      </div>
    )}
    {(copy.note || children) && (
      <figcaption className={`fine ${styles.note}`}>
        {copy.note} {children}
      </figcaption>
    )}
  </figure>
);
