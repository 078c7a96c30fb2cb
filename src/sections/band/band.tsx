import { type ReactNode, useId } from 'react';

import type { PictureId } from '#src/model/home.schema.ts';
import { Picture } from '#src/sections/picture/picture.tsx';
import styles from './band.module.css';

type Props = {
  readonly heading: ReactNode;
  readonly intro?: string | undefined;
  readonly tone?: 'paper' | 'sunk' | 'night';
  /** `split` sets the heading beside its content, `stacked` above it. */
  readonly layout?: 'split' | 'stacked';
  /** A product screen or drawing under the content. */
  readonly picture?: PictureId | undefined;
  /** Element id for links that lead here. */
  readonly id?: string | undefined;
  readonly children: ReactNode;
};

/** A section of a page: full width, one heading, content on the page grid. */
export function Band({ heading, intro, tone = 'paper', layout = 'stacked', picture, id, children }: Props) {
  const headingId = useId();
  return (
    <section
      className={styles.band}
      data-tone={tone}
      data-layout={layout}
      aria-labelledby={headingId}
      id={id}
    >
      <div className={styles.inner}>
        <div className={styles.header}>
          <h2 className={styles.heading} id={headingId}>
            {heading}
          </h2>
          {intro && <p className={styles.intro}>{intro}</p>}
        </div>
        <div className={styles.content}>
          {children}
          {picture && (
            <div className={styles.picture}>
              <Picture id={picture} sizes="(width > 1024px) 50rem, 92vw" />
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
