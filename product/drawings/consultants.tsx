import { Fragment, useId } from 'react';

import { directory } from '../../content/en/centrepieces/consultants.ts';
import { Choice } from '#product/kit/bar.tsx';
import { type DrawingContent, DrawingWindow } from '#product/kit/drawing.tsx';
import { Chip, EntryLine } from '#product/kit/pieces.tsx';
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

/** What the filters leave in, by the digits of their choices from 1: each begins with all. */
const choices = content.filters.flatMap(({ options }) => ['all', ...options.map(({ id }) => id)]);

/** The directory of Advisors: radio inputs filter it, and each entry opens. */
export function Drawing() {
  const group = useId();
  return (
    <DrawingWindow copy={content}>
      <div className={`oneColumn ${styles.directory}`}>
        <div className={`row ${styles.filters}`} data-part="filters">
          {content.filters.map(({ id, label, all, options }) => (
            <Choice
              key={id}
              className={`row ${styles.filter}`}
              label={label}
              names={[all, ...options.map(({ name }) => name)]}
              from={choices.indexOf(options[0]?.id ?? '')}
            />
          ))}
        </div>
        <ul className={`oneColumn ${styles.entries}`} role="list">
          {content.entries.map((entry) => (
            <Adviser key={entry.id} entry={entry} group={group} />
          ))}
        </ul>
        <p className={`${pieces.muted} ${styles.shown}`}>{content.shown} </p>
      </div>
    </DrawingWindow>
  );
}

type AdviserProps = {
  readonly entry: DirectoryContent['entries'][number];
  /** Of its group one is open at a time. */
  readonly group: string;
};

function Adviser({ entry: { initials, name, line, statement, services, place }, group }: AdviserProps) {
  const own = new Set(['all', place, ...services.map(({ id }) => id)]);
  const digits = choices.map((choice, index) => (own.has(choice) ? index + 1 : '')).join('');
  return (
    <li className={styles.entry} data-choices={digits}>
      <details className={pieces.card} name={group}>
        <summary className={styles.head}>
          <EntryLine entry={{ initials, text: name, line, isSubject: true }} />
          <SubjectIcon name="plus" />
          <span className={`row ${styles.services}`}>
            {services.map((service) => (
              <Chip key={service.id} chip={{ text: service.name, tone: 'good' }} />
            ))}
          </span>
        </summary>
        <div className={`stack3 ${styles.body}`}>
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
}
