import type { FeaturesCopy } from '#src/model/page-copy.schema.ts';
import styles from './cross-section.module.css';

type Props = {
  readonly drawing: { readonly alternativeText: string; readonly parts: readonly string[] };
  readonly values: Pick<FeaturesCopy, 'heading' | 'items'>;
};

/** A section through the ground along a qanat. Its captions are the values of the company. */
export const CrossSection = ({ drawing, values: { heading, items } }: Props) => (
  <section className={styles.section} aria-labelledby="values-title">
    <div className={`container ${styles.drawing}`} role="img" aria-label={drawing.alternativeText}>
      <Village />
      <svg className={styles.ground} viewBox="0 0 1280 400" preserveAspectRatio="none" fill="none">
        <path className={styles.earth} d={`${ground.surface}V410H-700Z`} />
        <g className={styles.strata}>
          {ground.strata.map((path) => (
            <path key={path} d={path} vectorEffect="non-scaling-stroke" />
          ))}
        </g>
      </svg>
      {/* Without a viewBox: on a phone the shafts are closer together, and as wide. */}
      <svg className={styles.shafts}>
        {shafts.map(({ x, top, depth }) => (
          <svg key={x} x={x} y={top} width="1" height={depth} overflow="visible">
            <rect x="-3" width="6" height="100%" />
            <path d="M-21 5Q-12 -9 0 -9T21 9Z" />
            <rect x="-3" y="-10" width="6" height="20" />
          </svg>
        ))}
      </svg>
      <svg className={styles.ground} viewBox="0 0 1280 400" preserveAspectRatio="none" fill="none">
        <g className={styles.water}>
          {ground.water.map((path) => (
            <path key={path} d={path} vectorEffect="non-scaling-stroke" />
          ))}
        </g>
      </svg>
      {drawing.parts.map((part, index) => (
        <span key={part} className={`line night ${styles.mark}`}>
          <span className={`centred ${styles.number}`}>{index + 1}</span>{' '}
          <span className={styles.label}>{part}</span>
        </span>
      ))}
    </div>
    <div className={`night ${styles.values}`} data-tone="night">
      <div className="container">
        <h2 className="subheading" id="values-title">
          {heading}
        </h2>
        <ol className={`columns ${styles.captions}`} role="list">
          {items.map(({ title, description }, index) => (
            <li key={title} className={`stack2 ${styles.caption}`}>
              <p className={`line ${styles.part}`}>
                <span className={`centred ${styles.number}`} aria-hidden="true">
                  {index + 1}
                </span>
                {drawing.parts[index]}
              </p>
              <h3>{title}</h3>
              <p className={styles.text}>{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </div>
  </section>
);

/** Houses with flat roofs, a dome and a wind tower, between palms. */
const Village = () => (
  <svg className={styles.village} viewBox="0 0 300 130">
    <g className={styles.houses}>
      <path d="M62 130V84H118V130M118 130V66H146V36H168V66H176V130M176 130V90H236V130" />
      <path d="M188 90A20 20 0 0 1 228 90" />
      <path d="M151 60V44M157 60V44M163 60V44M146 66H168" />
      <path d="M82 130V112A8 8 0 0 1 98 112V130M138 130V104A9 9 0 0 1 156 104V130M204 130V114A8 8 0 0 1 220 114V130" />
      <path d="M72 98H80M100 98H108M128 82H136M158 82H166" />
    </g>
    <g className={styles.palms}>
      <path d="M34 130Q40 96 32 62M258 130Q252 100 262 56M284 130Q280 112 286 90" />
      <path d="M32 62Q16 50 4 64M32 62Q20 42 8 42M32 62Q32 44 44 36M32 62Q48 52 56 62M32 62Q50 58 58 76M32 62Q18 62 14 80" />
      <path d="M262 56Q246 44 234 58M262 56Q250 36 238 36M262 56Q262 38 274 30M262 56Q278 46 286 56M262 56Q280 52 288 70M262 56Q248 56 244 74" />
      <path d="M286 90Q276 82 268 92M286 90Q280 78 272 78M286 90Q288 78 294 74M286 90Q296 84 300 92" />
    </g>
  </svg>
);

type Point = readonly [x: number, y: number];

/** Where the channel begins, below the mother well, and where it comes to the surface. */
const [WELL, OUTLET] = [150, 1130];
/** Beyond the page grid on both sides, as wide windows show it. */
const [START, END] = [-700, 1980];

/** The share of the way from the mother well to the outlet, from 0 to 1. */
const shareAt = (x: number) => Math.min(1, Math.max(0, (x - WELL) / (OUTLET - WELL)));
const surfaceAt = (x: number) => 118 + 154 * (1 - (1 - shareAt(x)) ** 1.35);
const channelAt = (x: number) => 252 + 22 * shareAt(x);

/** A smooth line through the points. */
function curve(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const beside = ([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point) =>
    `${Math.round(x + (x2 - x1) / 6)} ${Math.round(y + (y2 - y1) / 6)}`;
  const parts = points.map(([x, y], index) => {
    if (index === 0) return `M${x} ${Math.round(y)}`;
    const [before, here] = [at(index - 1), at(index)];
    const handles = `${beside(before, at(index - 2), here)} ${beside(here, at(index + 1), before)}`;
    return `C${handles} ${x} ${Math.round(y)}`;
  });
  return parts.join('');
}

const mountain: readonly Point[] = [
  [START, 78],
  [-480, 96],
  [-290, 62],
  [-110, 8],
  [-50, 20],
  [60, 90],
];
const plain = [WELL, 400, 650, 900, OUTLET, 1500, END].map((x): Point => [x, surfaceAt(x)]);

/** The paths of the section through the ground, in a viewBox of 1280 × 400 that is as wide as the page grid. */
const ground = {
  surface: curve([...mountain, ...plain]),
  strata: [1, 2, 3, 4].map((stratum) =>
    curve(
      [START, -250, WELL, 475, 800, OUTLET, 1500, END].map((x): Point => {
        const wave = 26 + 12 * stratum + 7 * Math.sin(x / 170 + stratum * 1.3);
        return [x, surfaceAt(x) * (1 - stratum * 0.17) + stratum * 56 + wave];
      }),
    ),
  ),
  /** Many lines below the mountain, which join in the channel. */
  water: [-3, -2, -1, 0, 1, 2, 3].map((line) =>
    curve([
      [START, 300 + line * 23 + 8 * Math.sin(line)],
      [-320, 298 + line * 20 + 5 * Math.cos(line)],
      [-70, 274 + line * 12],
      [WELL, channelAt(WELL) + line * 3],
      ...[400, 760, OUTLET].map((x): Point => [x, channelAt(x) + line * 1.7]),
      [END, 281 + line * 1.4],
    ]),
  ),
};

const percent = (part: number, whole: number) => `${Math.round((1000 * part) / whole) / 10}%`;

/** The mother well and the shafts along the channel. Each reaches from the surface to the water. */
const shafts = [WELL, 262, 372, 482, 590, 698, 806, 910, 1010].map((x) => ({
  x: percent(x, 1280),
  top: percent(surfaceAt(x), 400),
  depth: percent(channelAt(x) - surfaceAt(x), 400),
}));
