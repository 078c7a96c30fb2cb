import type { Film } from './engine/film.ts';
import { createExplainer } from './explainer/film.ts';
import { heroLoop } from './hero-loop/film.ts';
import { createTour } from './tour/film.ts';

/** Every film that is drawn here. */
export const createFilms = async (): Promise<readonly Film[]> => [
  heroLoop,
  await createExplainer(),
  await createTour(),
];
