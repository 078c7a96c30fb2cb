/** One contestant on one page: median and spread of a figure. */
export type Bar = {
  readonly group: string;
  readonly name: string;
  readonly least: number;
  readonly median: number;
  readonly most: number;
};

const ROW = 30;
const LEFT = 130;
const WIDTH = 560;

/** An SVG of bars as long as medians, each with a line from least to most. Reads on light and dark pages. */
export function drawPlot(title: string, bars: readonly Bar[]): string {
  const longest = Math.max(...bars.map(({ most }) => most));
  const x = (value: number) => Math.round(LEFT + (value / longest) * WIDTH);
  const rows = bars.map(({ group, name, least, median, most }, index) => {
    const y = 44 + index * ROW;
    const fill = name === 'site' ? '#0c8a84' : '#8a8f94';
    return `<text x="${LEFT - 10}" y="${y + 14}" text-anchor="end">${group} · ${name}</text>
<rect x="${LEFT}" y="${y}" width="${x(median) - LEFT}" height="18" fill="${fill}"/>
<path d="M${x(least)} ${y + 9}H${x(most)}" stroke="#bd5a1e" stroke-width="2"/>
<text x="${x(most) + 8}" y="${y + 14}">${median.toFixed(0)}</text>`;
  });
  const height = 54 + bars.length * ROW;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LEFT + WIDTH + 60} ${height}" font-family="sans-serif" font-size="13" fill="#6b7378">
<text x="0" y="22" font-size="15">${title}</text>
${rows.join('\n')}
</svg>
`;
}
