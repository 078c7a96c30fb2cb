import type { EntryContent, PartOf } from '#src/model/screen.schema.ts';
import { Buttons, Dot, Entry, Head } from './pieces.tsx';
import pieces from './pieces.module.css';
import styles from './rows.module.css';

/** A card of lines: documents, folders, persons, checks, messages, filters, or the steps of a process. */
export const List = ({ part }: { readonly part: PartOf<'list'> }) => {
  const { tone = 'paper', layout, items, buttons, note, ...head } = part;
  return (
    <div className={tone === 'bare' ? styles.bare : `${pieces.card} ${styles.list}`} data-surface={tone}>
      <Head {...head} />
      <ul className={layout === 'row' ? styles.steps : undefined} role="list">
        {items.map(({ name, value, isInner, isCurrent, isHidden, isRevealed, ...entry }) => (
          <li
            key={name}
            className={styles.item}
            data-inner={isInner}
            data-current={isCurrent}
            data-subject={entry.isSubject}
          >
            <Entry entry={{ ...entry, text: name }} />
            {isHidden && <span className={styles.veil} />}
            {value && (
              <span className={styles.value} data-revealed={isRevealed}>
                {value}
              </span>
            )}
          </li>
        ))}
      </ul>
      {(buttons ?? note) && (
        <p className={styles.buttons}>
          {buttons && <Buttons buttons={buttons} />}
          {note && <span className={pieces.muted}>{note}</span>}
        </p>
      )}
    </div>
  );
};

type Row = PartOf<'table'>['rows'][number];

/** A card with rows in columns, which may be in groups. */
export const Table = ({ part: { columns, rows, ...head } }: { readonly part: PartOf<'table'> }) => (
  <div className={pieces.card}>
    <div className={styles.head}>
      <Head {...head} />
    </div>
    <table className={styles.table}>
      {columns && (
        <thead>
          <tr>
            {columns.map((column, place) => (
              <th scope="col" key={column} data-tablets={isOnTablets(rows, place)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row, place) => (
          <TableRow key={place} row={row} width={widthOf(rows)} />
        ))}
      </tbody>
    </table>
  </div>
);

/** `false` if the cells of a column are in wide screens only. */
const isOnTablets = (rows: readonly Row[], place: number) => {
  const row = rows.find((one) => 'cells' in one);
  const cell = row && 'cells' in row ? row.cells[place] : undefined;
  return typeof cell === 'object' ? cell.onTablets : undefined;
};

/** The number of columns. */
const widthOf = (rows: readonly Row[]) =>
  Math.max(...rows.map((row) => ('cells' in row ? row.cells.length : 1)));

const TableRow = ({ row, width }: { readonly row: Row; readonly width: number }) =>
  'group' in row ? (
    <tr className={styles.group} data-tablets={row.onTablets}>
      <td colSpan={width}>
        <span className={styles.cell}>
          {row.tone && <Dot tone={row.tone} />}
          {row.group}
          <span>{row.value}</span>
        </span>
      </td>
    </tr>
  ) : (
    <tr data-current={row.isCurrent} data-tablets={row.onTablets}>
      {row.cells.map((cell, place) => (
        <Cell key={place} cell={typeof cell === 'string' ? { text: cell } : cell} />
      ))}
    </tr>
  );

const Cell = ({ cell }: { readonly cell: EntryContent }) => (
  <td data-tablets={cell.onTablets}>
    <span className={styles.cell}>
      <Entry entry={cell} />
    </span>
  </td>
);
