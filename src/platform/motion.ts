/**
 * True when a moving picture is welcome: motion is not reduced, the person is not saving data, and the
 * connection is not known to be slow.
 */
export function wantsMovingPictures(): boolean {
  const { connection } = navigator;
  const isGood = !connection?.saveData && (connection?.effectiveType ?? '4g') === '4g';
  return isGood && matchMedia('(prefers-reduced-motion: no-preference)').matches;
}
