import { type ReactNode, useId } from 'react';

import styles from './band.module.css';

type Props = {
  readonly heading: ReactNode;
  readonly intro?: string | undefined;
  /** A few words above the heading that place it. */
  readonly eyebrow?: string;
  readonly tone?: 'paper' | 'sunk' | 'night';
  /** `split` sets the heading beside its content, `stacked` above it. */
  readonly layout?: 'split' | 'stacked';
  /** Element id for links that lead here. */
  readonly id?: string;
  readonly children: ReactNode;
};

/** A section of a page: full width, one heading, content on the page grid. */
export function Band({ heading, intro, eyebrow, tone = 'paper', layout = 'stacked', id, children }: Props) {
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
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h2 className={styles.heading} id={headingId}>
            {heading}
          </h2>
          {intro && <p className={styles.intro}>{intro}</p>}
        </div>
        <div className={styles.content}>{children}</div>
      </div>
    </section>
  );
}
