import type { ListCopy } from '#src/model/page-copy.schema.ts';
import { ExhibitBand } from '#src/sections/exhibit/exhibit-band.tsx';
import styles from './list.module.css';

/** Short statements, separated by rules. */
export function List({ copy }: { readonly copy: ListCopy }) {
  const { layout = 'rules' } = copy;
  return (
    <ExhibitBand copy={copy} layout={layout === 'rules' ? 'split' : 'stacked'}>
      <ul className={styles.list} role="list" data-layout={layout} data-count={copy.items.length}>
        {copy.items.map((item) => (
          <li key={item} className={styles.item}>
            {item}
          </li>
        ))}
      </ul>
    </ExhibitBand>
  );
}
