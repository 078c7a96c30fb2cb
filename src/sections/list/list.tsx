import type { ListCopy } from '#src/model/page-copy.schema.ts';
import { Band } from '#src/sections/band/band.tsx';
import styles from './list.module.css';

type Props = { readonly copy: ListCopy; readonly tone?: 'paper' | 'sunk' | 'night' };

/** Short statements, each on its own rule. */
export function List({ copy, tone = 'paper' }: Props) {
  return (
    <Band heading={copy.heading} intro={copy.intro} tone={tone} layout="split">
      <ul className={styles.list} role="list">
        {copy.items.map((item) => (
          <li key={item} className={styles.item}>
            {item}
          </li>
        ))}
      </ul>
    </Band>
  );
}
