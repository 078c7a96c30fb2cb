/** True when a moving picture is welcome: motion is not reduced and the person is not saving data. */
export function wantsMovingPictures(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  const isSavingData =
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true;
  return !isSavingData && matchMedia('(prefers-reduced-motion: no-preference)').matches;
}
