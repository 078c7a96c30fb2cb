import styles from '#src/ui/examples.module.css';
import { DialogTrigger } from '#src/ui/dialog/dialog-trigger.tsx';
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
    <div className={styles.night}>
      <DialogTrigger opens="film" href={film.mp4} variant="quiet" tone="night" leadingIcon="play">
        Watch video
      </DialogTrigger>
      <VideoDialog
        id="film"
        film={film}
        closeLabel="Close the film"
        playLabel="Play the video"
        fileLabel="Open the video file"
      >
        <p>A card moves. An agreement is signed.</p>
      </VideoDialog>
    </div>
  ),
} satisfies Examples;
