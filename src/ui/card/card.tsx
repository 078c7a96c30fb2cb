import type { ReactNode } from 'react';
import styles from './card.module.css';

interface CardProps {
  /** `plain` stands on the page under a top hairline. */
  readonly surface?: 'paper' | 'night' | 'plain';
  /** Less room inside. */
  readonly density?: 'roomy' | 'compact';
  readonly as?: 'div' | 'article' | 'li';
  readonly children: ReactNode;
}

/** A surface for one subject. A `CardLink` inside makes the whole of it one link. */
export function Card({ surface = 'paper', density = 'roomy', as: Tag = 'div', children }: CardProps) {
  return (
    <Tag className={styles.card} data-surface={surface} data-density={density}>
      {children}
    </Tag>
  );
}
