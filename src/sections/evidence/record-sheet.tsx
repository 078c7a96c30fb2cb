import type { ReactNode } from 'react';

import type { SampleRecord } from '#src/model/sample-records.schema.ts';
import { Signature } from '#src/sections/signature/signature.tsx';
import styles from './record-sheet.module.css';

type Fact = {
  readonly label: string;
  /** Where the label leads. */
  readonly href?: string;
  readonly value: ReactNode;
};

type Table = {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly cells: readonly string[] }[];
};

type Props = Omit<SampleRecord, 'facts' | keyof Table> & {
  readonly facts: readonly Fact[];
  readonly columns?: Table['columns'] | undefined;
  readonly rows?: Table['rows'] | undefined;
  readonly children?: ReactNode;
};

/** A whole record in a dialog: whose it is, its facts, its table or clauses, its signatures. */
export function RecordSheet({ line, facts, columns, rows, clauses, signatures, note, children }: Props) {
  return (
    <>
      <p className={styles.line}>{line}</p>
      <dl className={styles.facts}>
        {facts.map(({ label, href, value }) => (
          <div key={label}>
            <dt>{href ? <a href={href}>{label}</a> : label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {columns && rows && <RecordRows columns={columns} rows={rows} />}
      {clauses && (
        <ol className={`stack3 ${styles.clauses}`}>
          {Object.values(clauses).map(({ title, text }) => (
            <li key={title}>
              <strong>{title}.</strong> {text}
            </li>
          ))}
        </ol>
      )}
      {signatures && (
        <div className={`stack4 ${styles.signatures}`}>
          {signatures.map(({ name, line: party }, index) => (
            <p key={name}>
              <Signature hand={index === 0 ? 'first' : 'second'} />
              {name}
              <span className="note">{party}</span>
            </p>
          ))}
        </div>
      )}
      {children}
      <p className="note">{note}</p>
    </>
  );
}

/** In narrow windows each row is a block that begins with its first cell. */
const RecordRows = ({ columns, rows }: Table) => (
  <table className={styles.table}>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ cells: [first = '', ...others] }) => (
        <tr key={[first, ...others].join(' ')}>
          <th scope="row">{first}</th>
          {others.map((cell) => (
            <td key={cell}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
