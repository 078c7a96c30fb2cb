import {
  area,
  between,
  channelAt,
  curve,
  END,
  farRange,
  hatching,
  HEIGHT,
  houses,
  leaves,
  type Line,
  mountain,
  palms,
  shaftPlaces,
  strata,
  surface,
  surfaceAt,
  trunk,
  water,
  WELL,
  WIDE,
} from '#src/lib/qanat-lines.ts';
import styles from './qanat-scene.module.css';

/** Widths of the drawing for a wide window and for a phone. */
const widths = { wide: WIDE, phone: 960 } as const;

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
  const places = shaftPlaces(shafts);
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

/** A village beside the open channel, and the palms of its garden. */
const Village = () => (
  <>
    <g className={styles.houses}>
      {houses.map((path) => (
        <path key={path} d={path} />
      ))}
    </g>
    {palms.map(([x, height]) => (
      <g key={x} className={styles.palm} transform={`translate(${x} 0)`}>
        <path d={trunk(height)} />
        <path transform={`translate(2 ${-height})`} d={leaves} />
      </g>
    ))}
  </>
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
