import styles from './qanat-scene.module.css';

type Point = readonly [x: number, y: number];
type Line = readonly Point[];

/** Height of the drawing; its widths are those of a wide window and of a phone. Points below are shares of both. */
const HEIGHT = 900;
const widths = { wide: 2100, phone: 960 } as const;

/** Beyond the drawing on both sides, where a window is wider. */
const [START, END] = [-0.4, 1.4];
/** The mother well, and where the channel comes to the surface. */
const [WELL, OUTLET] = [0.25, 0.7];

const farRange: Line = [
  [START, 0.3],
  [-0.25, 0.22],
  [0, 0.2],
  [0.1, 0.25],
  [0.2, 0.21],
  [0.3, 0.28],
  [0.42, 0.31],
  [0.6, 0.34],
  [0.8, 0.38],
  [END, 0.39],
];
const mountain: Line = [
  [START, 0.3],
  [-0.3, 0.22],
  [-0.2, 0.12],
  [-0.14, 0.16],
  [-0.06, 0.06],
  [-0.02, 0.09],
  [0.02, 0.04],
  [0.05, 0.1],
  [0.085, 0.09],
  [0.14, 0.21],
  [0.19, 0.3],
  [0.26, 0.41],
  [0.3, 0.45],
];

/** The share of the way from the mother well to the outlet, from 0 to 1. */
const way = (x: number) => Math.min(1, Math.max(0, (x - WELL) / (OUTLET - WELL)));
const surfaceAt = (x: number) => 0.4 + 0.245 * (1 - (1 - way(x)) ** 1.35);
const channelAt = (x: number) => 0.612 + 0.05 * way(x);

/** Numbers from `from` to `to`, in `steps` equal steps. */
const between = (from: number, to: number, steps: number) =>
  Array.from({ length: steps + 1 }, (_, step) => from + ((to - from) * step) / steps);

const surface: Line = [
  [START, 0.5],
  [-0.1, 0.46],
  [0.12, 0.42],
  ...between(WELL, OUTLET, 5).map((x): Point => [x, surfaceAt(x)]),
  [0.8, 0.645],
  [1, 0.65],
  [END, 0.66],
];
const strata = between(0, 5, 5).map((depth) =>
  between(START, END, 9).map((x): Point => {
    const wave = 0.018 * Math.sin(x * 9 + depth * 1.7);
    return [x, 0.54 + 0.07 * depth + wave + (surfaceAt(x) - 0.4) * (0.9 - 0.14 * depth)];
  }),
);
/** Many lines below the mountain, which join in the channel. */
const water = between(-5, 5, 10).map((line): Line => [
  [START, 0.76 + 0.034 * line],
  [-0.15, 0.74 + 0.029 * line],
  [0.08, 0.675 + 0.019 * line],
  ...between(WELL, OUTLET, 3).map((x): Point => [x, channelAt(x) + 0.0026 * line]),
  [0.85, 0.67 + 0.002 * line],
  [END, 0.68 + 0.002 * line],
]);

/** A smooth line through the points, in a drawing of that width. */
function curve(width: number, line: Line): string {
  const at = (index: number): Point => {
    const [x, y] = line[Math.min(Math.max(index, 0), line.length - 1)] ?? [0, 0];
    return [x * width, y * HEIGHT];
  };
  const handle = ([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point) =>
    `${Math.round(x + (x2 - x1) / 6)} ${Math.round(y + (y2 - y1) / 6)}`;
  const parts = line.map((_, index) => {
    const [before, here] = [at(index - 1), at(index)];
    const end = here.map(Math.round).join(' ');
    if (index === 0) return `M${end}`;
    return `C${handle(before, at(index - 2), here)} ${handle(here, at(index + 1), before)} ${end}`;
  });
  return parts.join('');
}

const area = (width: number, line: Line) => `${curve(width, line)}V${HEIGHT}H${Math.round(START * width)}Z`;

function heightAt(line: Line, x: number): number {
  const next = Math.max(
    1,
    line.findIndex(([end]) => end >= x),
  );
  const [[x0, y0] = [0, 0], [x1, y1] = [1, 0]] = line.slice(next - 1, next + 1);
  return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}

/** The strokes of an engraver below a ridge: long where it falls, short where it rises. */
const hatching = (width: number, ridge: Line, to: number, length: number) =>
  between(START * width, to * width, Math.round(((to - START) * width) / 10))
    .map((x) => {
      const share = x / width;
      const isFalling = heightAt(ridge, share + 0.01) > heightAt(ridge, share - 0.01);
      const long = Math.round(length * (isFalling ? 1 : 0.25) * (0.7 + 0.3 * Math.sin(x * 0.7)));
      const top = Math.round(heightAt(ridge, share) * HEIGHT + 4);
      return `M${Math.round(x)} ${top}q${Math.round(long / 4)} ${Math.round(long / 2)} ${Math.round(long / 2)} ${long}`;
    })
    .join('');

type Props = {
  readonly alternativeText: string;
  /** The names of the mother well, the channel, the shafts and the village. */
  readonly parts: readonly string[];
};

/** A section through the ground along a qanat, from the mother well to the garden. Its water moves with the scroll. */
export const QanatScene = ({ alternativeText, parts }: Props) => (
  <div className={styles.scene} role="img" aria-label={alternativeText}>
    <Drawing size="wide" shafts={9} parts={parts} />
    <Drawing size="phone" shafts={4} parts={parts} />
  </div>
);

type DrawingProps = {
  readonly size: keyof typeof widths;
  readonly shafts: number;
  readonly parts: readonly string[];
};

function Drawing({ size, shafts, parts }: DrawingProps) {
  const width = widths[size];
  const draw = (line: Line) => curve(width, line);
  const places = between(WELL, 0.59, shafts);
  const well = places[Math.ceil(shafts / 2)] ?? WELL;
  const isWide = size === 'wide';
  /** Where the name of each part is, and where the line from it ends. */
  const labels: readonly (readonly [x: number, y: number, to: number])[] = [
    [WELL, isWide ? 0.17 : 0.14, surfaceAt(WELL) - 0.1],
    [0.42, 0.86, channelAt(0.42) + 0.025],
    [well, 0.25, surfaceAt(well) - 0.05],
    [0.845, isWide ? 0.34 : 0.3, 0.43],
  ];
  return (
    <svg className={styles.drawing} data-size={size} viewBox={`0 0 ${width} ${HEIGHT}`}>
      <Sun x={width * (isWide ? 0.62 : 0.64)} />
      <path className={styles.range} d={area(width, farRange)} />
      <path className={styles.hatching} d={hatching(width, farRange, END, 44)} />
      <path className={styles.range} d={area(width, mountain)} />
      <path className={styles.hatching} d={hatching(width, mountain, 0.25, 150)} />
      <path className={styles.earth} d={area(width, surface)} />
      <g className={styles.strata}>
        {strata.map(draw).map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      {places.map((x, index) => (
        <Shaft
          key={x}
          x={Math.round(x * width)}
          top={surfaceAt(x)}
          bottom={channelAt(x)}
          isMotherWell={index === 0}
        />
      ))}
      <g className={styles.water}>
        {water.map(draw).map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      <g className={styles.current}>
        {water.map(draw).map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      <g transform={`translate(${isWide ? 1590 : 690} 582) scale(${isWide ? 1 : 0.62})`}>
        <Village />
      </g>
      {labels.map(([x, y, to], place) => (
        <Label
          key={parts[place]}
          text={parts[place] ?? ''}
          x={Math.round(x * width)}
          y={Math.round(y * HEIGHT)}
          to={Math.round(to * HEIGHT)}
        />
      ))}
    </svg>
  );
}

/** A disc of lines. */
const Sun = ({ x }: { readonly x: number }) => {
  const [y, radius] = [150, 76];
  const lines = between(-0.95, 0.95, 14).map((share) => {
    const half = Math.round(radius * Math.sqrt(1 - share ** 2));
    return `M${Math.round(x) - half} ${Math.round(y + share * radius)}h${2 * half}`;
  });
  return <path className={styles.sun} d={lines.join('')} />;
};

type ShaftProps = {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly isMotherWell: boolean;
};

/** From the surface to the water, with the earth that was dug out around its mouth. The mother well has a windlass. */
function Shaft({ x, top, bottom, isMotherWell }: ShaftProps) {
  const mouth = Math.round(top * HEIGHT) - 20;
  const depth = Math.round(bottom * HEIGHT) - 14 - mouth;
  const half = isMotherWell ? 11 : 5;
  return (
    <g transform={`translate(${x} ${mouth})`}>
      <path className={styles.earth} d="M-44 40Q-24 0 0 0T52 64Z" />
      <path className={styles.opening} d={`M${-half} 0V${depth}H${half}V0Z`} />
      {isMotherWell && (
        <>
          <path className={styles.outline} d="M-30 6L-16 -44M30 6L16 -44M-26 -40H26M0 -40V70" />
          <circle className={styles.outline} cy="-40" r="11" />
        </>
      )}
    </g>
  );
}

/** Houses with flat roofs, a dome and a wind tower beside the open channel, and the palms of the garden. */
const Village = () => (
  <>
    <g className={styles.houses}>
      <path d="M0 0V-74H86V0M300 0V-62H372V0" />
      <path d="M70 0V-96H150V-176H196V-96H240V0M214 0V-70H318V0" />
      <path d="M228 -70A38 38 0 0 1 304 -70" />
      <path d="M160 -166V-140M173 -166V-140M186 -166V-140M150 -130H196" />
      <path d="M28 0V-34A14 14 0 0 1 56 -34V0M104 0V-44A15 15 0 0 1 134 -44V0M254 0V-32A13 13 0 0 1 280 -32V0M328 0V-28A10 10 0 0 1 348 -28V0" />
      <path d="M16 -54H32M54 -54H70M84 -74H100M124 -74H140M206 -74H226M318 -44H330M344 -44H356" />
    </g>
    <Palm x={-34} height={120} />
    <Palm x={404} height={150} />
    {[452, 512, 560, 634, 702, 790, 868].map((x, index) => (
      <Palm key={x} x={x} height={index % 2 ? 126 : 104} />
    ))}
  </>
);

const Palm = ({ x, height }: { readonly x: number; readonly height: number }) => (
  <g className={styles.palm} transform={`translate(${x} 0)`}>
    <path d={`M0 0Q9 ${-height / 2} 2 ${-height}`} />
    <path
      transform={`translate(2 ${-height})`}
      d="M0 0Q-18 -16 -38 -2M0 0Q-14 -28 -34 -28M0 0Q-2 -26 14 -38M0 0Q20 -20 36 -4M0 0Q28 -4 34 18M0 0Q-22 -2 -30 20"
    />
  </g>
);

type LabelProps = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** The height at which the line to the part ends. */
  readonly to: number;
};

/** The name of a part, and a line from it to the part. */
function Label({ text, x, y, to }: LabelProps) {
  const isInGround = y > to;
  return (
    <g className={styles.label} data-ground={isInGround}>
      <path d={`M${x} ${y + (isInGround ? -44 : 16)}V${to}`} />
      <text x={x} y={y} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}
