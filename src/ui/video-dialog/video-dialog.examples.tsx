import type { Examples } from '#src/ui/examples.ts';

import { VideoDialog } from './video-dialog.tsx';

const film = {
  mp4: '/example/film.mp4',
  webm: '/example/film.webm',
  poster: '/example/film-poster.webp',
  captions: { src: '/example/film.en.vtt', language: 'en', label: 'English' },
};

export const examples = {
  'on paper': (
    <VideoDialog film={film} label="Watch video" title="How the platform works" closeLabel="Close the film" />
  ),
  'with an icon of its own': (
    <VideoDialog
      film={film}
      label="Our platform"
      icon="drop"
      title="Our platform"
      closeLabel="Close the film"
    />
  ),
} satisfies Examples;
