import { startFilmLoop } from '#src/platform/film-loop.ts';

// Works beside the page: the film moves for who only looks, without the rest of the site's script.
startFilmLoop();
