import { takeStill } from './engine/poster.ts';
import { createExplainer } from './explainer/film.ts';
import { heroLoop } from './hero-loop/film.ts';

/** Writes single frames as PNG, for a look while drawing: the name of a film, a folder, then seconds. */
export async function takeStills([name, folder, ...moments]: readonly string[]): Promise<void> {
  const film = [heroLoop, await createExplainer()].find((candidate) => candidate.name === name);
  if (film === undefined || folder === undefined)
    throw new Error('npm run art -- frames <hero-loop or explainer> <folder> <second> …');
  for (const moment of moments) {
    const still = await takeStill(film, Number(moment), film);
    await still.png().toFile(`${folder}/${film.name}-${moment.padStart(4, '0')}.png`);
  }
}
