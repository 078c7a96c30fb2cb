import type { ListCopy } from '#src/model/page-copy.schema.ts';
import { ExhibitBand } from '#src/sections/exhibit/exhibit-band.tsx';
import styles from './list.module.css';

type Props = {
  readonly copy: ListCopy;
  readonly tone?: 'paper' | 'sunk' | 'night';
  /** `rules` sets the statements beside the heading, `slips` larger and in columns under it. */
  readonly layout?: 'rules' | 'slips';
};

/** Short statements, each on its own rule. */
export function List({ copy, tone = 'paper', layout = 'rules' }: Props) {
  return (
    <ExhibitBand copy={copy} tone={tone} layout={layout === 'rules' ? 'split' : 'stacked'}>
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
