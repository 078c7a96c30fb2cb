import type { Film } from './film.ts';
import { screenOf } from '#product/screens/screens.ts';

/** A film in words: of each scene what the picture says, and what its screen shows. */
export const transcriptOf = ({ scenes }: Film): string[] =>
  scenes.map(({ title, text, screen, figures = [] }) =>
    [
      `${title}.`,
      text,
      ...figures.map(({ value, label }) => `${value}: ${label}.`),
      ...(screen ? [screenOf(screen).description] : []),
    ].join(' '),
  );
