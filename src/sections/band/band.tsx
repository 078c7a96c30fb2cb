import { type ReactNode, useId } from 'react';

import type { Pace, Tone } from '#src/model/page-copy.schema.ts';
import { Unbroken } from '#src/ui/unbroken/unbroken.tsx';
import styles from './band.module.css';

type Props = {
  readonly heading: ReactNode;
  readonly intro?: string | undefined;
  /** A line in small muted text, for example that the names below are samples. */
  readonly note?: string | undefined;
  readonly tone?: Tone | undefined;
  /** Its space and the size of its heading: `statement` for one idea, `dense` for facts in the tone of a neighbour. */
  readonly pace?: Pace | undefined;
  /** `split`: heading next to its content; `stacked`: above it. */
  readonly layout?: 'split' | 'stacked' | undefined;
  /** A picture or diagram, below the content. */
  readonly exhibit?: ReactNode;
  /** Element id for links that lead here. */
  readonly id?: string | undefined;
  readonly children: ReactNode;
};

/** A section of a page: full width, one heading, content on the page grid. */
export function Band({
  heading,
  intro,
  note,
  tone = 'paper',
  pace = 'standard',
  layout = 'stacked',
  exhibit,
  id,
  children,
}: Props) {
  const headingId = useId();
  return (
    <section
      className={styles.band}
      data-tone={tone}
      data-pace={pace}
      data-layout={layout}
      aria-labelledby={headingId}
      id={id}
    >
      <div className={`container ${styles.inner}`}>
        <div className={`stack4 ${styles.header}`}>
          <h2 id={headingId}>{typeof heading === 'string' ? <Unbroken text={heading} /> : heading}</h2>
          {intro && <p className={`lead ${styles.intro}`}>{intro}</p>}
          {note && <p className="fine">{note}</p>}
        </div>
        <div className={styles.content}>{children}</div>
        {exhibit && <div className={styles.exhibit}>{exhibit}</div>}
      </div>
    </section>
  );
}
