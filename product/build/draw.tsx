import '../../src/styles/index.css';

import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { filmWords } from '../../content/en/film-words.ts';
import { dialogFilms } from '../../content/films.ts';
import { transcriptOf } from '#product/films/transcript.ts';
import { Portals } from '#product/screens/portals.tsx';
import { ProductScreen } from '#product/screens/product-screen.tsx';
import { stages } from '#product/drawings/stages.ts';
import { screens } from '#product/screens/screens.ts';
import { drawStage } from './stage.ts';

const drawings = Object.entries(
  import.meta.glob<ComponentType>(['../drawings/*.tsx', '!../drawings/*.test.tsx'], {
    eager: true,
    import: 'Drawing',
  }),
).map(([file, Drawing]) => [file.replaceAll(/^.*\/|\.tsx$/g, ''), <Drawing key={file} />] as const);

/** Who places a fragment replaces the mark, so that its ids and the names of its radio inputs are the page's own. */
const render = (element: ReactNode) => renderToStaticMarkup(element, { identifierPrefix: '{place}' });

/** Without the names of the parts, which are for stages alone. */
const draw = (element: ReactNode) => render(element).replaceAll(/ data-part="[a-z]+"/g, '');

/**
 * All that pages show of the product, in the language of the words: the HTML of each fragment by its name, and the
 * films as text. A still of a screen cannot be used. The stage of a step has the name of its page and its number.
 */
export function drawProduct() {
  const fragments = new Map<string, string>([['portals', draw(<Portals />)]]);
  for (const id of screens.keys()) {
    fragments.set(id, draw(<ProductScreen id={id} />));
    fragments.set(`${id}.still`, draw(<ProductScreen id={id} isStill />));
  }
  for (const [page, drawing] of drawings) fragments.set(page, draw(drawing));
  const heroes = new Map<string, ReactNode>(drawings);
  for (const [page, { screen, steps }] of Object.entries(stages)) {
    const html = render(screen ? <ProductScreen id={screen} hasLinks={false} /> : heroes.get(page));
    for (const [index, step] of steps.entries()) fragments.set(`${page}.${index + 1}`, drawStage(html, step));
  }
  return {
    fragments: Object.fromEntries(fragments),
    transcripts: Object.fromEntries(dialogFilms.map((film) => [film, transcriptOf(filmWords[film])])),
  };
}
