import { join } from 'node:path';

import { createFilms } from './films/films.ts';
import { isOld } from './films/film-samples.ts';
import { findOldSamples } from './marked-svg.ts';
import { logoSamples, pictureSamples } from './samples.ts';

/** Samples in the folder `content` that are older than their drawing: a line each, with the remedy. */
export async function findOldArt(contentDir: string): Promise<string[]> {
  const pictures = await findOldSamples(join(contentDir, 'pictures'), pictureSamples());
  const logos = await findOldSamples(join(contentDir, 'logos'), logoSamples());
  const films = await createFilms();
  const old = await Promise.all(films.map((film) => isOld(join(contentDir, 'films'), film)));
  return [
    ...pictures.map(
      (id) => `content/pictures/${id}.svg is older than its drawing: npm run art && npm run pictures`,
    ),
    ...logos.map((id) => `content/logos/${id}.svg is older than its drawing: npm run art`),
    ...films
      .filter((_, index) => old[index])
      .map(({ name }) => `content/films/${name} is older than its drawing: npm run art -- films ${name}`),
  ];
}
