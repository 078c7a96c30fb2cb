import phone from './qanat-phone.svg?raw';
import wide from './qanat-wide.svg?raw';
import styles from './qanat-scene.module.css';

/** Where the name of each part stands, and where the line from it ends, in units of the drawing. */
const drawings = [
  [
    'wide',
    wide,
    [
      [525, 153, 270],
      [882, 774, 590],
      [922, 225, 430],
      [1775, 306, 387],
    ],
  ],
  [
    'phone',
    phone,
    [
      [240, 126, 270],
      [403, 774, 590],
      [403, 225, 419],
      [811, 270, 387],
    ],
  ],
] as const;

type Props = {
  readonly alternativeText: string;
  /** The names of the mother well, the channel, the shafts and the village. */
  readonly parts: readonly string[];
};

/** A section through the ground along a qanat, from the mother well to the garden. Its water moves with the scroll. */
export const QanatScene = ({ alternativeText, parts }: Props) => (
  <div className={styles.scene} role="img" aria-label={alternativeText}>
    {drawings.map(([size, file, labels]) => (
      <svg
        key={size}
        className={`${size === 'wide' ? 'fromTablet' : 'belowTablet'} ${styles.drawing}`}
        data-size={size}
        viewBox={/viewBox="([^"]+)"/.exec(file)?.[1]}
      >
        <g dangerouslySetInnerHTML={{ __html: file.replaceAll(/<\/?svg[^>]*>|\n */g, '') }} />
        {labels.map(([x, y, to], index) => (
          <g key={parts[index]} className={styles.label} data-ground={y > to}>
            <path d={`M${x} ${y + (y > to ? -44 : 16)}V${to}`} />
            <text x={x} y={y} textAnchor="middle">
              {parts[index]}
            </text>
          </g>
        ))}
      </svg>
    ))}
  </div>
);
