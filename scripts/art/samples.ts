import { logos } from '#content/logos.ts';
import { pictures } from '#content/pictures.ts';
import { sourceOf, svgOf } from '#scripts/build/drawing/drawing.ts';
import { drawWordmark } from './logos/wordmark.tsx';
import { wordmarks } from './logos/wordmarks.ts';
import type { Sample } from './marked-svg.ts';
import { drawings, wideDrawings } from './stills/drawings.ts';

/** The sample pictures that content/pictures.ts still has an entry for. */
export const pictureSamples = (): Sample[] =>
  Object.entries(drawings)
    .filter(([id]) => id in pictures)
    .map(([id, make]) => {
      const drawing = make();
      const width = wideDrawings.includes(id) ? 2400 : 1600;
      const size = { width, height: (width * drawing.height) / drawing.width };
      return { id, source: `${width}\n${sourceOf(drawing)}`, draw: () => svgOf(drawing, size) };
    });

/** The sample logos that content/logos.ts still names. */
export const logoSamples = (): Sample[] =>
  logos.flatMap(({ id }) => {
    const wordmark = wordmarks[id];
    if (!wordmark) return [];
    const draw = async () => (await drawWordmark(wordmark)).svg;
    return [{ id, source: JSON.stringify(wordmark), draw }];
  });
