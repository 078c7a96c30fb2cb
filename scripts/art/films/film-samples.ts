import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { hashOf } from '#scripts/support/file-cache.ts';
import type { Film } from './engine/film.ts';

/** Beside the files of a film that was drawn: what it was drawn from. An owner's film has no such file. */
export const markName = 'drawing.txt';

/** A film as it looks at every second of it, in a few characters. */
export function markOf({
  durationS,
  framesPerSecond,
  backdrop,
  draw,
  pictures = {},
  posterTimeS,
}: Film): string {
  const moments = Array.from({ length: Math.ceil(durationS) }, (_, second) => draw(second + 0.37));
  const corners = [backdrop(0.1, 0.2), backdrop(0.6, 0.6), backdrop(0.9, 0.95)];
  const looks = JSON.stringify([
    durationS,
    framesPerSecond,
    posterTimeS,
    corners,
    moments,
    ...Object.entries(pictures).map(([name, { source }]) => [name, source]),
  ]);
  // The last digit of Math.sin and its like depends on the version of Node.
  return hashOf(looks.replaceAll(/\d\.\d{9,}/g, (digits) => Number(digits).toFixed(6))).slice(0, 16);
}

/** Whether the committed film was drawn otherwise than it would be now. */
export async function isOld(folder: string, film: Film): Promise<boolean> {
  const mark = await readFile(join(folder, film.name, markName), 'utf8').catch(() => undefined);
  return mark !== undefined && mark.trim() !== markOf(film);
}
