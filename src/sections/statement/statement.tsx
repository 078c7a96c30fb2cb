import { useId } from 'react';

import type { ProseCopy } from '#src/model/page-copy.schema.ts';
import { Channels } from '#src/sections/channels/channels.tsx';
import { Unbroken } from '#src/ui/unbroken/unbroken.tsx';
import styles from './statement.module.css';

type Props = {
  readonly copy: ProseCopy;
  /** Page name: decides the course of the channel lines. */
  readonly course: string;
  readonly tone?: 'sunk' | 'night';
};

/** One thought that a page turns on: the claim set large, its reasons in columns under it. */
export function Statement({ copy, course, tone = 'night' }: Props) {
  const headingId = useId();
  return (
    <section className={styles.band} data-tone={tone} aria-labelledby={headingId}>
      <div className={styles.course}>
        <Channels
          seed={`${course} middle`}
          tone={tone === 'night' ? 'night' : 'paper'}
          lines={5}
          height={220}
        />
      </div>
      <div className={styles.inner}>
        <h2 className={styles.heading} id={headingId}>
          {copy.heading}
        </h2>
        <div className={styles.reasons} data-count={copy.paragraphs.length}>
          {copy.paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Unbroken text={paragraph} />
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
