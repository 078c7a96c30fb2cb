import '../../src/styles/index.css';

import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { filmWords } from '../../content/en/film-words.ts';
import { dialogFilms } from '../../content/films.ts';
import { transcriptOf } from '#product/films/transcript.ts';
import { Portals } from '#product/screens/portals.tsx';
import { ProductScreen } from '#product/screens/product-screen.tsx';
import { nameOfScreen, screens, stepScreens } from '#product/screens/screens.ts';
import { StepScreen } from '#product/screens/step-screen.tsx';

const drawings = import.meta.glob<ComponentType>(['../drawings/*.tsx', '!../drawings/*.test.tsx'], {
  eager: true,
  import: 'Drawing',
});

/** Who places a fragment replaces the mark, so that its ids and the names of its radio inputs are the page's own. */
const draw = (element: ReactNode) => renderToStaticMarkup(element, { identifierPrefix: '{place}' });

/**
 * All that pages show of the product, in the language of the words: the HTML of each fragment by its name, the names
 * of screens and what they show, and the films as text. A still of a screen cannot be used; a linked one has a menu
 * that can. A step has the name of its page and its number.
 */
export function drawProduct() {
  const fragments = new Map<string, string>([['portals', draw(<Portals />)]]);
  for (const [id, { app }] of screens) {
    fragments.set(id, draw(<ProductScreen id={id} />));
    fragments.set(`${id}.still`, draw(<ProductScreen id={id} isStill />));
    if (app === 'product') fragments.set(`${id}.linked`, draw(<ProductScreen id={id} isStill hasLinks />));
  }
  for (const [page, steps] of stepScreens)
    for (const [index, step] of steps.entries())
      fragments.set(`${page}.${index + 1}`, draw(<StepScreen screen={step} />));
  for (const [file, Drawing] of Object.entries(drawings))
    fragments.set(file.replaceAll(/^.*\/|\.tsx$/g, ''), draw(<Drawing />));
  return {
    fragments: Object.fromEntries(fragments),
    screens: Object.fromEntries(
      [...screens].map(([id, { description }]) => [id, { name: nameOfScreen(id), description }]),
    ),
    transcripts: Object.fromEntries(dialogFilms.map((film) => [film, transcriptOf(filmWords[film])])),
  };
}
