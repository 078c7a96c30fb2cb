import { Fragment, useId } from 'react';

import { directory } from '../../content/en/centrepieces/consultants.ts';
import { type DrawingContent, DrawingWindow } from '#product/kit/window.tsx';
import { Chip, Face } from '#product/kit/pieces.tsx';
import pieces from '#product/kit/pieces.module.css';
import { SubjectIcon } from '../../src/ui/icon/subject-icon.tsx';
import styles from './consultants.module.css';

type Named = { readonly id: string; readonly name: string };

export type DirectoryContent = DrawingContent & {
  readonly filters: readonly {
    readonly id: string;
    readonly label: string;
    readonly all: string;
    readonly options: readonly Named[];
  }[];
  /** Before the number of Advisors that the filters leave. */
  readonly shown: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly entries: readonly (Named & {
    readonly initials: string;
    readonly line: string;
    readonly statement: string;
    readonly services: readonly Named[];
    readonly place: string;
  })[];
};

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
