import '../../src/styles/layers.css';
import '../../src/styles/index.css';

import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';

import { dialogFilms } from '../../content/films.ts';
import { filmWords } from '../../content/en/film-words.ts';
import { FilmStage } from './film-stage.tsx';
import { prepareFilm } from './play-film.ts';

/**
 * Shows a film as a page of development, `/film?film=tour`. `npm run films` asks for it frame by frame.
 */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  const asked = new URLSearchParams(location.search).get('film');
  const film = filmWords[dialogFilms.find((id) => id === asked) ?? 'tour'];
  if (!root) return;
  flushSync(() => createRoot(root).render(<FilmStage film={film} />));
  await document.fonts.ready;
  await Promise.all(Array.from(root.querySelectorAll('img'), (image) => image.decode()));
  const { show, seconds } = prepareFilm(root, film);
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
