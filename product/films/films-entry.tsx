import '../../src/styles/layers.css';
import '../../src/styles/index.css';

import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';

import { dialogFilms } from '../../content/films.ts';
import { filmWords } from '../../content/en/film-words.ts';
import { FilmStage, LoopStage } from './film-stage.tsx';
import { prepareFilm } from './play-film.ts';

/**
 * Shows a film as a page of development, `/film?film=tour`. `npm run films` asks for it frame by frame.
 */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  const asked = new URLSearchParams(location.search).get('film');
  const film = dialogFilms.find((id) => id === asked);
  if (!root) return;
  const stage = film ? <FilmStage film={filmWords[film]} /> : <LoopStage />;
  flushSync(() => createRoot(root).render(stage));
  await document.fonts.ready;
  await Promise.all(Array.from(root.querySelectorAll('img'), (image) => image.decode()));
  const { show, seconds } = prepareFilm(root, film && filmWords[film]);
  let isPlayed = true;
  window.showFrame = (second) => {
    isPlayed = false;
    return show(second);
  };
  const play = () => {
    if (!isPlayed) return;
    show((performance.now() / 1000) % seconds);
    requestAnimationFrame(play);
  };
  play();
}

void start();
