import { filmWords } from '#content/films/film-words.ts';
import { films } from '#content/films.ts';
import { Band } from '#src/sections/band/band.tsx';
import { Accordion } from '#src/ui/accordion/accordion.tsx';

const filmIds = ['explainer', 'tour'] as const;

/** Text versions of the home page's films (WCAG 1.2.1). */
export const Films = () => (
  <Band heading={filmWords.heading} intro={filmWords.intro} tone="sunk" id="films">
    <Accordion
      items={filmIds.map((id) => ({
        id: `film-${id}`,
        title: films[id].title,
        content: filmWords[id].map((scene) => <p key={scene}>{scene}</p>),
      }))}
    />
  </Band>
);
