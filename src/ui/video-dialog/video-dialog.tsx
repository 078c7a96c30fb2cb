import { type ReactNode, useRef, useState } from 'react';

import { assetUrl } from '#src/lib/asset-url.ts';
import { Button } from '#src/ui/button/button.tsx';
import { DialogTrigger } from '#src/ui/dialog/dialog-trigger.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';

import styles from './video-dialog.module.css';

/** A 16:9 film. The two sources are the same film. */
export type Film = {
  readonly title: string;
  readonly mp4: string;
  readonly webm: string;
  readonly poster: string;
  readonly captions: { readonly src: string; readonly language: string; readonly label: string };
};

type VideoDialogProps = {
  readonly film: Film;
  /** Text of the button. */
  readonly label: string;
  readonly closeLabel: string;
  /** Stands below the film: what it tells, for who cannot see it. */
  readonly children?: ReactNode;
};

/**
 * A quiet button on night that opens a film in a modal (R2.28). It is a link to the film, for the page
 * without script. Nothing of the film is fetched before it is played, and its poster when it opens.
 */
export function VideoDialog({ film, label, closeLabel, children }: VideoDialogProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const mp4 = assetUrl(film.mp4);

  const open = () => {
    setOpen(true);
    setOpened(true);
  };
  const close = () => {
    video.current?.pause();
    setOpen(false);
  };

  return (
    <>
      <DialogTrigger href={mp4} variant="quiet" tone="night" leadingIcon="play" onOpen={open}>
        {label}
      </DialogTrigger>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={film.title}
        closeLabel={closeLabel}
        size="wide"
        tone="night"
      >
        {/* Above the film, which fills the dialog. */}
        {isBroken && (
          <p className={styles.broken}>
            <Button href={mp4} variant="quiet" tone="night">
              {label}
            </Button>
          </p>
        )}
        {/* Kept once it is there, so that reopening goes on where the film was left. */}
        {wasOpened && (
          <video
            ref={video}
            className={styles.film}
            controls
            playsInline
            preload="none"
            poster={assetUrl(film.poster)}
          >
            <source src={assetUrl(film.webm)} type="video/webm" />
            {/* The last source: where it fails too, there is nothing to play (F-T9). */}
            <source src={mp4} type="video/mp4" onError={() => setBroken(true)} />
            {/* From the host of the page: another's would need the whole film to be fetched as they are. */}
            <track
              kind="captions"
              src={film.captions.src}
              srcLang={film.captions.language}
              label={film.captions.label}
            />
          </video>
        )}
        {wasOpened && children}
      </Dialog>
    </>
  );
}
