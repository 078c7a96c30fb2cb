import {
  Buttons,
  type Colour,
  Dot,
  EntryLine,
  type EntryContent,
  PartHead,
  type HeadContent,
} from './pieces.tsx';
import pieces from './pieces.module.css';
import styles from './rows.module.css';

export type ListPart = HeadContent & {
  readonly kind: 'list';
  /** `bare`: without a frame. */
  readonly tone?: 'paper' | 'night' | 'clay' | 'bare' | undefined;
  /** In one line, such as the steps of a process. */
  readonly layout?: 'row' | undefined;
  readonly items: readonly (Omit<EntryContent, 'text' | 'dots'> & {
    readonly name: string;
    readonly value?: string | undefined;
    /** One step deeper, such as a folder in a folder. */
    readonly isInner?: boolean | undefined;
    readonly isCurrent?: boolean | undefined;
    /** A veil in place of the value. */
    readonly isHidden?: boolean | undefined;
    /** A veil slides off the value. */
    readonly isRevealed?: boolean | undefined;
    /** Larger: the person or firm of the list. Without initials it is anonymous. */
    readonly isSubject?: boolean | undefined;
  })[];
  /** Below the list. The first one is the main one. */
  readonly buttons?: readonly string[] | undefined;
  readonly note?: string | undefined;
};

type Cell = string | (EntryContent & { readonly onTablets?: boolean | undefined });
type Row =
  | {
      readonly group: string;
      readonly tone?: Colour | undefined;
      readonly value?: string | undefined;
      readonly onTablets?: boolean | undefined;
    }
  | {
      readonly cells: readonly Cell[];
      readonly isCurrent?: boolean | undefined;
      readonly onTablets?: boolean | undefined;
    };

export type TablePart = HeadContent & {
  readonly kind: 'table';
  readonly columns?: readonly string[] | undefined;
  readonly rows: readonly Row[];
};

/** A card of lines: documents, folders, persons, checks, messages, filters, or the steps of a process. */
export const EntryList = ({ part }: { readonly part: ListPart }) => {
  const { tone = 'paper', layout, items, buttons, note, ...head } = part;
  return (
    <div className={tone === 'bare' ? styles.bare : `${pieces.card} ${styles.list}`} data-surface={tone}>
      <PartHead {...head} />
      <ul className={layout === 'row' ? `line ${styles.steps}` : undefined} role="list">
        {items.map(({ name, value, isInner, isCurrent, isHidden, isRevealed, ...entry }) => (
          <li
            key={name}
            className={styles.item}
            data-inner={isInner}
            data-current={isCurrent}
            data-subject={entry.isSubject}
          >
            <EntryLine entry={{ ...entry, text: name }} />
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
        <p className={`row ${styles.buttons}`}>
          {buttons && <Buttons buttons={buttons} />}
          {note && <span className={pieces.muted}>{note}</span>}
        </p>
      )}
    </div>
  );
};

/** A card with rows in columns, which may be in groups. */
export const Table = ({ part: { columns, rows, ...head } }: { readonly part: TablePart }) => (
  <div className={`${pieces.card} ${styles.tableCard}`}>
    <PartHead {...head} />
    <table className={styles.table}>
      {columns && (
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th
                scope="col"
                key={column}
                className={`${pieces.fine} ${widthClass(isOnTablets(rows, index))}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row, index) => (
          <TableRow key={index} row={row} width={widthOf(rows)} />
        ))}
      </tbody>
    </table>
  </div>
);

const widthClass = (onTablets = true) => (onTablets ? '' : pieces.wide);

/** `false` if the cells of a column are in wide screens only. */
const isOnTablets = (rows: readonly Row[], index: number) => {
  const row = rows.find((one) => 'cells' in one);
  const cell = row && 'cells' in row ? row.cells[index] : undefined;
  return typeof cell === 'object' ? cell.onTablets : undefined;
};

/** The number of columns. */
const widthOf = (rows: readonly Row[]) =>
  Math.max(...rows.map((row) => ('cells' in row ? row.cells.length : 1)));

const TableRow = ({ row, width }: { readonly row: Row; readonly width: number }) =>
  'group' in row ? (
    <tr className={`${styles.group} ${widthClass(row.onTablets)}`}>
      <td colSpan={width}>
        <span className={styles.cell}>
          {row.tone && <Dot tone={row.tone} />}
          {row.group}
          <span>{row.value}</span>
        </span>
      </td>
    </tr>
  ) : (
    <tr className={widthClass(row.onTablets)} data-current={row.isCurrent}>
      {row.cells.map((cell, index) => (
        <CellOf key={index} cell={typeof cell === 'string' ? { text: cell } : cell} />
      ))}
    </tr>
  );

const CellOf = ({ cell }: { readonly cell: Exclude<Cell, string> }) => (
  <td className={widthClass(cell.onTablets)}>
    <span className={styles.cell}>
      <EntryLine entry={cell} />
    </span>
  </td>
);
