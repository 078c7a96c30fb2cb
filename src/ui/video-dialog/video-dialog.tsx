import type { ReactNode } from 'react';

import { assetUrl } from '#src/lib/asset-url.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';

import styles from './video-dialog.module.css';

/** A 16:9 film. The two sources are the same film. */
export type Film = {
  readonly title: string;
  readonly mp4: string;
  readonly webm: string;
  readonly poster: string;
  readonly captions: { readonly src: string; readonly language: string; readonly label: string };
};

/** Chromium paints a video without a poster grey, over the picture below it. */
const CLEAR = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAACADs=';

type VideoDialogProps = {
  readonly id: string;
  readonly film: Film;
  readonly closeLabel: string;
  readonly playLabel: string;
  /** Text of the link to the file, for a browser that cannot play it (F-T9). */
  readonly fileLabel: string;
  readonly children?: ReactNode;
};

/** A film in a modal (R2.28), fetched when it is played. The boot script starts it, and pauses it on close. */
export function VideoDialog({ id, film, closeLabel, playLabel, fileLabel, children }: VideoDialogProps) {
  const mp4 = assetUrl(film.mp4);
  return (
    <Dialog id={id} title={film.title} closeLabel={closeLabel} size="wide" tone="night" isInlineWithoutScript>
      <div className={`night ${styles.frame}`}>
        {/* Not the video's own poster, which browsers fetch while the dialog is closed. */}
        <img
          className={styles.film}
          src={assetUrl(film.poster)}
          width="1280"
          height="720"
          alt=""
          loading="lazy"
        />
        <button type="button" className={`centred ${styles.play}`} aria-label={playLabel} data-plays="">
          <Icon name="play" size="large" />
        </button>
        <video
          className={styles.film}
          aria-label={film.title}
          controls
          playsInline
          preload="none"
          poster={CLEAR}
        >
          <source src={assetUrl(film.webm)} type="video/webm" />
          <source src={mp4} type="video/mp4" />
          {/* From the host of the page: another's would need the whole film to be fetched as they are. */}
          <track
            kind="captions"
            src={film.captions.src}
            srcLang={film.captions.language}
            label={film.captions.label}
          />
        </video>
      </div>
      <div className={`row ${styles.foot}`}>
        {children}
        <a className={styles.file} href={mp4}>
          {fileLabel}
        </a>
      </div>
    </Dialog>
  );
}
