/** What stands below a film from one second to another. */
export type Cue = { fromS: number; toS: number; text: string };

const clock = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60);
  const rest = (seconds - minutes * 60).toFixed(3).padStart(6, '0');
  return `${String(minutes).padStart(2, '0')}:${rest}`;
};

/** Captions as a WebVTT file. */
export const toWebVtt = (cues: readonly Cue[]): string => {
  const blocks = cues.map(
    ({ fromS, toS, text }, index) =>
      `${index + 1}\n${clock(fromS)} --> ${clock(toS)}\n${text.replaceAll('&', '&amp;')}`,
  );
  return `${['WEBVTT', ...blocks].join('\n\n')}\n`;
};
