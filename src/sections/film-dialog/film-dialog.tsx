import { use } from 'react';

import { type DialogFilm, filmFiles } from '#content/films.ts';
import { languages } from '#content/languages.ts';
import { filmWords } from '#words/film-words.ts';
import { labels } from '#words/labels.ts';
import { language } from '#words/language.ts';
import { ProductContext } from '#src/platform/product-library.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { VideoDialog } from '#src/ui/video-dialog/video-dialog.tsx';
import styles from './film-dialog.module.css';

/** The id of the dialog of a film, which a button names. */
export const filmDialogId = (film: DialogFilm): string => `film-${film}`;

/** A film with its text version, scene by scene (WCAG 1.2.1). */
export function FilmDialog({ film }: { readonly film: DialogFilm }) {
  const { language: own, captions, ...files } = filmFiles(film, language.code);
  const { transcripts } = use(ProductContext);
  return (
    <VideoDialog
      id={filmDialogId(film)}
      film={{
        ...files,
        title: filmWords[film].title,
        captions: { src: captions, language: own, label: languages[own].name },
      }}
      closeLabel={labels.close}
      playLabel={labels.filmPlay}
      fileLabel={labels.filmFile}
    >
      <details className={styles.words}>
        <summary className={`line label ${styles.label}`}>
          {filmWords.label} <Icon name="chevron-down" />
        </summary>
        <div className={`stack3 ${styles.scenes}`}>
          {transcripts[film]?.map((scene) => (
            <p key={scene}>{scene}</p>
          ))}
        </div>
      </details>
    </VideoDialog>
  );
}
