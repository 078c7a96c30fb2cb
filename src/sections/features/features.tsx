import type { ReactNode } from 'react';

import type { FeaturesCopy } from '#src/model/page-copy.schema.ts';
import { Band } from '#src/sections/band/band.tsx';
import styles from './features.module.css';

type Props = {
  readonly copy: FeaturesCopy;
  readonly tone?: 'paper' | 'sunk' | 'night';
  /** `index` numbers the items down one side, `grid` sets them in columns. */
  readonly layout?: 'grid' | 'index';
  /** Takes the place after the last item. */
  readonly children?: ReactNode;
};

/** Several things of one kind, each with a title and a few sentences, ruled like a ledger. */
export function Features({ copy, tone = 'paper', layout = 'grid', children }: Props) {
  return (
    <Band
      heading={copy.heading}
      intro={copy.intro}
      tone={tone}
      layout={layout === 'index' ? 'split' : 'stacked'}
    >
      <ul className={styles.items} role="list" data-layout={layout} data-count={copy.items.length}>
        {copy.items.map(({ title, description }) => (
          <li key={title} className={styles.item}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.description}>{description}</p>
          </li>
        ))}
        {children && <li className={styles.item}>{children}</li>}
      </ul>
    </Band>
  );
}
