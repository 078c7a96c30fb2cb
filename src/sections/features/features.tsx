import type { FeaturesCopy } from '#src/model/page-copy.schema.ts';
import { ExhibitBand } from '#src/sections/exhibit/exhibit-band.tsx';
import { Unbroken } from '#src/ui/unbroken/unbroken.tsx';
import styles from './features.module.css';

/** A list of features, each with a title and a few sentences under a rule. */
export function Features({ copy }: { readonly copy: FeaturesCopy }) {
  const { layout = 'grid' } = copy;
  return (
    <ExhibitBand copy={copy} layout={layout === 'index' ? 'split' : 'stacked'}>
      <ul className={styles.items} role="list" data-layout={layout} data-count={copy.items.length}>
        {copy.items.map(({ title, description }) => (
          <li key={title} className={styles.item}>
            <h3 className={styles.title}>
              <Unbroken text={title} />
            </h3>
            <p className={styles.description}>
              <Unbroken text={description} />
            </p>
          </li>
        ))}
      </ul>
    </ExhibitBand>
  );
}
