import ground from '#src/ui/examples.module.css';
import type { Examples } from '#src/ui/examples.ts';

import { VideoDialog } from './video-dialog.tsx';

const film = {
  title: 'How the platform works',
  mp4: '/example/film.mp4',
  webm: '/example/film.webm',
  poster: '/example/film-poster.webp',
  captions: { src: '/example/film.en.vtt', language: 'en', label: 'English' },
};

export const examples = {
  'on night': (
    <div className={ground.night}>
      <VideoDialog film={film} label="Watch video" closeLabel="Close the film" fileLabel="Open the film file">
        <p>A card moves. An agreement is signed.</p>
      </VideoDialog>
    </div>
  ),
} satisfies Examples;
