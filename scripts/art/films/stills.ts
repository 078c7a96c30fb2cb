import { prepareStills } from './engine/poster.ts';
import { createFilms } from './films.ts';

/** Writes single frames as PNG, for a look while drawing: the name of a film, a folder, then seconds. */
export async function takeStills([name, folder, ...moments]: readonly string[]): Promise<void> {
  const film = (await createFilms()).find((candidate) => candidate.name === name);
  if (film === undefined || folder === undefined)
    throw new Error('npm run art -- frames <film> <folder> <second> …');
  const take = await prepareStills(film, film);
  for (const moment of moments) {
    const still = await take(Number(moment));
    await still.png().toFile(`${folder}/${film.name}-${moment.padStart(4, '0')}.png`);
  }
}
