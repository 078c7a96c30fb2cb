type Values = readonly number[];

/** Figures of each contestant by name, one record for each run. */
export type Figures = ReadonlyMap<string, readonly Readonly<Record<string, number>>[]>;

export const sorted = (values: Values) => values.toSorted((a, b) => a - b);

/** The middle one; nothing of nothing. */
export const median = (values: Values) => sorted(values)[Math.floor(values.length / 2)];

const show = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(value % 1 ? 1 : 0));

/**
 * A Markdown table: a row for each figure with its median and spread, a column for each contestant, and the ratio
 * of the first to each other. Less is better in each row; a dash is a missing figure.
 * @param figures the rows; by default all
 */
export function tableOf(title: string, all: Figures, figures?: readonly string[]): string {
  const names = [...all.keys()];
  const [first = '', ...others] = names;
  const valuesOf = (name: string, figure: string) =>
    (all.get(name) ?? []).flatMap((one) => one[figure] ?? []);
  const rows = (figures ?? Object.keys(all.get(first)?.[0] ?? {})).map((figure) => {
    const cells = names.map((name) => {
      const [least, ...more] = sorted(valuesOf(name, figure));
      if (least === undefined) return '–';
      const middle = median([least, ...more]) ?? least;
      const most = more.at(-1) ?? least;
      return `${show(middle)}${least === most ? '' : ` (${show(least)}–${show(most)})`}`;
    });
    const ratios = others.map((name) => {
      const other = median(valuesOf(name, figure));
      return other ? ((median(valuesOf(first, figure)) ?? 0) / other).toFixed(2) : '–';
    });
    return [figure, ...cells, ...ratios];
  });
  const head = [title, ...names, ...others.map((name) => `${first} : ${name}`)];
  return markdownTable(head, rows);
}

/** A Markdown table of these cells. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line), ''].join('\n');
}
