import type { PartOf } from '#src/model/screen.schema.ts';
import { SubjectIcon } from '#src/ui/icon/subject-icon.tsx';
import { Chip, Dot, Dots, Mark, People, Share } from './marks.tsx';
import styles from './table.module.css';

type Row = PartOf<'table'>['rows'][number];
type Cell = Extract<Row, { cells: unknown }>['cells'][number];

/** A card with rows, which may be in groups. */
export const Table = ({ part: { title, aside, columns, rows } }: { readonly part: PartOf<'table'> }) => (
  <div className={styles.card}>
    {title && (
      <p className={styles.head}>
        {title}
        {aside && <span className={styles.muted}>{aside}</span>}
      </p>
    )}
    <table className={styles.table}>
      {columns && (
        <thead>
          <tr>
            {columns.map((column) => (
              <th scope="col" key={column}>
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

/** The number of columns. */
const widthOf = (rows: readonly Row[]) =>
  Math.max(...rows.map((row) => ('cells' in row ? row.cells.length : 1)));

const TableRow = ({ row, width }: { readonly row: Row; readonly width: number }) =>
  'group' in row ? (
    <tr className={styles.group} data-tablets={row.onTablets}>
      <td colSpan={width}>
        <span className={styles.groupLine}>
          <span className={styles.cell}>
            {row.tone && <Dot tone={row.tone} />}
            {row.group}
          </span>
          {row.value && <span>{row.value}</span>}
        </span>
      </td>
    </tr>
  ) : (
    <tr className={styles.row} data-current={row.isCurrent} data-tablets={row.onTablets}>
      {row.cells.map((cell, place) => (
        <td key={place} data-tablets={typeof cell === 'string' ? undefined : cell.onTablets}>
          {typeof cell === 'string' ? cell : <Filled cell={cell} />}
        </td>
      ))}
    </tr>
  );

const Filled = ({ cell }: { readonly cell: Exclude<Cell, string> }) => (
  <span className={styles.cell}>
    {cell.icon && <SubjectIcon name={cell.icon} />}
    {cell.initials && <People initials={[cell.initials]} />}
    {cell.state && <Mark state={cell.state} />}
    {(cell.text || cell.line) && (
      <span>
        {cell.text}
        {cell.line && <span className={styles.line}>{cell.line}</span>}
      </span>
    )}
    {cell.dots && <Dots dots={cell.dots} />}
    {cell.share !== undefined && <Share value={cell.share} />}
    {cell.chip && <Chip chip={cell.chip} />}
  </span>
);
