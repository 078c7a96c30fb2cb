import { channelLines } from '#src/lib/channel-lines.ts';

type Props = Parameters<typeof channelLines>[0] & {
  /** Which part is seen where the place has another shape. */
  readonly align: 'middle' | 'end';
};

/** The motif of the site as a drawing that fills its place: channel lines with their shafts. */
export function Channels({ align, ...options }: Props) {
  const { paths, shafts } = channelLines(options);
  return (
    <svg
      viewBox={`0 0 ${options.width} ${options.height}`}
      preserveAspectRatio={`${align === 'end' ? 'xMax' : 'xMid'}YMid slice`}
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
