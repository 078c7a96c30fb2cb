import styles from './plain.module.css';

const [WIDTH, HEIGHT, HORIZON] = [1600, 1000, 250];

/** A place on the plain in the picture: `x` to the side and `z` ahead, in heights of the eye; `depth` below the ground. */
const project = (x: number, z: number, depth = 0): readonly [number, number] => [
  880 + (x * 900) / z,
  HORIZON + ((1 + depth) * 640) / z,
];

const round = (value: number) => Math.round(value * 10) / 10;

const pathThrough = (points: readonly (readonly [number, number])[]) =>
  points.map(([x, y], place) => `${place === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');

/** From far to near, closer together where they are far. */
const depths = Array.from({ length: 90 }, (_, step) => 22 * 0.962 ** step);

/** Where the two channels run. */
const channels = [
  { middleAt: (z: number) => 0.5 * Math.sin(z * 0.85 + 0.6) + 0.28 - 0.05 * z, lines: 16, width: 0.36 },
  { middleAt: (z: number) => 0.55 * Math.sin(z * 0.6 + 2.2) + 1.25 + 0.02 * z, lines: 10, width: 0.24 },
];

const lines = channels.flatMap(({ middleAt, lines: count, width }, channel) =>
  Array.from({ length: count }, (_, line) => {
    const place = line / (count - 1) - 0.5;
    const waver = Math.sin(line * 2.4) * 0.02;
    const at = (z: number) => middleAt(z) + place * width * (1 + 0.45 * Math.sin(z * 1.7 + channel)) + waver;
    return pathThrough(depths.map((z) => project(at(z), z)));
  }),
);

/** Furrows of the plain, which bend with the first channel. */
const furrows = Array.from({ length: 46 }, (_, place) => (place - 23) * 0.55)
  .filter((x) => Math.abs(x) > 0.4)
  .map((x) => pathThrough(depths.map((z) => project(x + 0.12 * Math.sin(z * 0.85 + 0.6), z))));

/** Shafts down to the channels, each a ring above and one below. */
const shafts = channels.flatMap(({ middleAt }, channel) =>
  [1.35, 2.1, 3.2, 4.8, 7.2].map((z, place) => {
    const away = z + channel * 0.5;
    const [x, top] = project(middleAt(away) + 0.02, away, -0.3);
    const [, foot] = project(middleAt(away), away);
    return { id: `${channel} ${place}`, x, top, foot, radius: 42 / away };
  }),
);

const hills = [
  { height: 96, from: 380, to: 1700, lines: 5 },
  { height: 64, from: -200, to: 980, lines: 4 },
  { height: 34, from: 700, to: 1900, lines: 3 },
].flatMap(({ height, from, to, lines: count }) =>
  Array.from({ length: count }, (_, line) => {
    const own = height * (1 - line / count);
    const points = Array.from({ length: 61 }, (__, step): readonly [number, number] => {
      const t = step / 60;
      const rise = Math.sin(Math.PI * t) ** 1.6 * (1 + 0.16 * Math.sin(t * 17 + height) * (1 - line / count));
      return [from + (to - from) * t, HORIZON - own * rise];
    });
    return { id: `${height} ${line}`, path: pathThrough(points), isRidge: line === 0 };
  }),
);

/** A plain at night: under it light flows from shaft to shaft, in a loop without an end. */
export const Plain = () => (
  <svg className={styles.plain} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
    <defs>
      <linearGradient id="ground" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" className={styles.haze} />
        <stop offset="0.45" className={styles.night} />
      </linearGradient>
    </defs>
    <rect y={HORIZON} width={WIDTH} height={HEIGHT - HORIZON} fill="url(#ground)" />
    {hills.map(({ id, path, isRidge }) => (
      <path key={id} className={isRidge ? styles.ridge : styles.slope} d={path} />
    ))}
    <path className={styles.horizon} d={`M0 ${HORIZON}H${WIDTH}`} />
    {furrows.map((furrow) => (
      <path key={furrow} className={styles.furrow} d={furrow} />
    ))}
    {lines.map((line, place) => (
      <g key={line}>
        <path className={styles.channel} data-warm={place % 5 === 2} d={line} />
        <path
          className={styles.light}
          data-warm={place % 5 === 2}
          d={line}
          pathLength="1"
          style={{ animationDelay: `${(-place * 17) % 12}s` }}
        />
      </g>
    ))}
    {shafts.map(({ id, x, top, foot, radius }) => (
      <g key={id} className={styles.shaft}>
        <path d={`M${x - radius} ${top}V${foot}M${x + radius} ${top}V${foot}`} />
        <ellipse cx={x} cy={foot} rx={radius} ry={radius * 0.3} />
        <ellipse className={styles.mouth} cx={x} cy={top} rx={radius} ry={radius * 0.3} />
      </g>
    ))}
  </svg>
);
