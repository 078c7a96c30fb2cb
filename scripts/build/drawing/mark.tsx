import { brandMark } from '#src/lib/brand-mark.ts';

/** The brand's mark in one colour, `size` units wide. */
export function Mark({ size, colour }: { size: number; colour: string }) {
  return (
    <svg width={size} height={size} viewBox={brandMark.viewBox} fill={colour}>
      {brandMark.paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
