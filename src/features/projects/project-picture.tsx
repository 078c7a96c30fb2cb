import { channelLines } from '#src/lib/channel-lines.ts';
import { useBrokenSource } from '#src/platform/use-broken-source.ts';
import styles from './project-picture.module.css';

type Props = {
  readonly source: string | undefined;
  /** Of the drawing. */
  readonly seed: string;
};

const SIZE = { width: 640, height: 400 };

/**
 * A project's picture, or a drawing in the partner's colours. The title is beside it, so both have an empty
 * alternative text (F-A18).
 */
export function ProjectPicture({ source, seed }: Props) {
  const { isBroken, onError } = useBrokenSource(source);
  if (!isBroken) {
    return <img className={styles.picture} src={source} alt="" {...SIZE} loading="lazy" onError={onError} />;
  }
  const { paths } = channelLines({ seed, lines: 7, ...SIZE });
  return (
    <svg
      className={styles.picture}
      data-drawing=""
      aria-hidden="true"
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      preserveAspectRatio="xMidYMid slice"
    >
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
