import type { ReactNode } from 'react';

import type { HeroCopy } from '#src/model/page-copy.schema.ts';
import { Actions } from '#src/sections/actions/actions.tsx';
import { Channels } from '#src/sections/channels/channels.tsx';
import styles from './page-hero.module.css';

type Props = {
  readonly copy: HeroCopy;
  /** Page name: decides the course of the channel lines. */
  readonly course: string;
  /** A picture beside the text; without one the channel lines take its place. */
  readonly children?: ReactNode;
};

/** The top of a page: whom it is for, its claim, and what to do next. */
export function PageHero({ copy, course, children }: Props) {
  return (
    <div className={styles.hero} data-picture={children ? 'yes' : 'no'}>
      <div className={styles.course}>
        <Channels seed={course} height={children ? 480 : 260} />
      </div>
      <div className={styles.inner}>
        <div className={styles.text}>
          <p className={styles.eyebrow}>{copy.eyebrow}</p>
          <h1 className={styles.title}>{copy.title}</h1>
          <p className={styles.lead}>{copy.lead}</p>
          {copy.actions.length > 0 && <Actions actions={copy.actions} />}
          {copy.note && <p className={styles.note}>{copy.note}</p>}
        </div>
        {children && <div className={styles.picture}>{children}</div>}
      </div>
    </div>
  );
}
