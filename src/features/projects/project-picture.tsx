import { channelLines } from '#src/lib/channel-lines.ts';
import { useBrokenSource } from '#src/platform/use-broken-source.ts';
import styles from './project-picture.module.css';

type Props = {
  readonly source: string | undefined;
  /** Kept by the drawing that takes the place of a picture that cannot be shown (F-A18). */
  readonly alt: string;
};

const SIZE = { width: 640, height: 400 };

/** A project's picture, or a drawing in the partner's colours whose course is the project's own. */
export function ProjectPicture({ source, alt }: Props) {
  const { isBroken, onError } = useBrokenSource(source);
  if (!isBroken) {
    return (
      <img className={styles.picture} src={source} alt={alt} {...SIZE} loading="lazy" onError={onError} />
    );
  }
  const { paths } = channelLines({ seed: alt, lines: 7, ...SIZE });
  return (
    <svg
      className={styles.picture}
      data-drawing=""
      role="img"
      aria-label={alt}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      preserveAspectRatio="xMidYMid slice"
    >
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
