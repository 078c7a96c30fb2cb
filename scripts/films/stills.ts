import { takeStill } from './engine/poster.ts';
import { createExplainer } from './explainer/film.ts';
import { heroLoop } from './hero-loop/film.ts';

/** Writes single frames as PNG for a look: `tsx scripts/films/stills.ts <film> <folder> <second> …`. */
const [name, folder, ...moments] = process.argv.slice(2);
const film = [heroLoop, await createExplainer()].find((candidate) => candidate.name === name);
if (film === undefined || folder === undefined)
  throw new Error('usage: stills.ts <film> <folder> <second> …');
for (const moment of moments) {
  const still = await takeStill(film, Number(moment), film);
  await still.png().toFile(`${folder}/${film.name}-${moment.padStart(4, '0')}.png`);
}
