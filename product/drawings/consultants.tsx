import { Fragment, useId } from 'react';

import { directory } from '#words/centrepieces/consultants.ts';
import type { DirectoryContent } from '#src/model/centrepieces.schema.ts';
import { DrawingWindow } from '#product/kit/window.tsx';
import { Chip, Face } from '#product/kit/pieces.tsx';
import pieces from '#product/kit/pieces.module.css';
import { SubjectIcon } from '#src/ui/icon/subject-icon.tsx';
import styles from './consultants.module.css';

const content: DirectoryContent = directory;

/** The directory of Advisors: radio inputs filter it, and each entry opens. */
export const Drawing = () => (
  <DrawingWindow copy={content}>
    <div className={styles.directory}>
      <div className={styles.filters}>
        {content.filters.map((filter) => (
          <Filter key={filter.id} filter={filter} />
        ))}
      </div>
      <ul className={styles.entries} role="list">
        {content.entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      <p className={`${pieces.muted} ${styles.shown}`}>{content.shown} </p>
    </div>
  </DrawingWindow>
);

type FilterProps = { readonly filter: DirectoryContent['filters'][number] };

function Filter({ filter: { label, all, options } }: FilterProps) {
  const group = useId();
  return (
    <div className={styles.filter} role="radiogroup" aria-label={label}>
      {[{ id: 'all', name: all }, ...options].map(({ id, name }) => (
        <label key={id} className={styles.option}>
          <input className="hiddenText" type="radio" name={group} value={id} defaultChecked={id === 'all'} />
          {name}
        </label>
      ))}
    </div>
  );
}

type EntryProps = { readonly entry: DirectoryContent['entries'][number] };

const Entry = ({ entry: { initials, name, line, statement, services, place } }: EntryProps) => (
  <li className={styles.entry} data-services={services.map(({ id }) => id).join(' ')} data-place={place}>
    <details className={pieces.card} name="adviser">
      <summary className={styles.head}>
        <Face initials={initials} />
        <span className={pieces.text}>
          <span className={pieces.title}>{name}</span>
          <span className={pieces.muted}>{line}</span>
        </span>
        <SubjectIcon name="plus" />
        <span className={styles.services}>
          {services.map((service) => (
            <Chip key={service.id} chip={{ text: service.name, tone: 'good' }} />
          ))}
        </span>
      </summary>
      <div className={styles.body}>
        <p>{statement}</p>
        <dl className={styles.facts}>
          {content.facts.map((fact) => (
            <Fragment key={fact.label}>
              <dt className={pieces.muted}>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </Fragment>
          ))}
        </dl>
      </div>
    </details>
  </li>
);
