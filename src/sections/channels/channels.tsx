import { channelLines } from '#src/lib/channel-lines.ts';
import styles from './channels.module.css';

type Props = {
  /** Page id, or page id and place: each seed gives different lines. */
  readonly seed: string;
  readonly tone?: 'paper' | 'night';
  readonly lines?: number;
  /** Height of the drawing at a width of 1440. */
  readonly height?: number;
};

const WIDTH = 1440;

/** The motif of the site as a drawing behind or below a section. */
export function Channels({ seed, tone = 'paper', lines = 7, height = 360 }: Props) {
  const { paths, shafts } = channelLines({ seed, width: WIDTH, height, lines });
  return (
    <svg
      className={styles.channels}
      data-tone={tone}
      viewBox={`0 0 ${WIDTH} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
    >
      {paths.map((path) => (
        <path key={path} d={path} vectorEffect="non-scaling-stroke" />
      ))}
      {shafts.map(({ x, y, r }) => (
        <circle key={x} cx={x} cy={y} r={r + 1.5} />
      ))}
    </svg>
  );
}
