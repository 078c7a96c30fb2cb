import { channelLines } from '#src/lib/channel-lines.ts';

const drawing = { width: 592, height: 120 };
const { paths } = channelLines({ ...drawing, seed: 'message sent', lines: 5 });

/** The channel that a sent message takes. */
export const SentLines = () => (
  <svg
    viewBox={`0 0 ${drawing.width} ${drawing.height}`}
    preserveAspectRatio="xMidYMid slice"
    fill="none"
    aria-hidden="true"
  >
    {paths.map((path) => (
      <path key={path} d={path} pathLength="1" />
    ))}
  </svg>
);
