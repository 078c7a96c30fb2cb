import { films } from '#content/films.ts';
import { defaultLanguage, languages } from '#content/languages.ts';
import { filmWords } from '#words/film-words.ts';
import { language } from '#words/language.ts';
import type { Films } from '#src/model/films.schema.ts';
import { labels } from '#words/labels.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { VideoDialog } from '#src/ui/video-dialog/video-dialog.tsx';
import styles from './film-words.module.css';

/** An unfinished language may have none yet. */
function captionsOf(captions: Films['tour']['captions']) {
  const code = captions[language.code] ? language.code : defaultLanguage;
  return { src: captions[code] ?? '', language: code, label: languages[code].name };
}

/** The two films, each with its text version, scene by scene (WCAG 1.2.1). */
export const FilmDialogs = () =>
  (['tour', 'explainer'] as const).map((film) => (
    <VideoDialog
      key={film}
      id={`film-${film}`}
      film={{
        ...films[film],
        title: filmWords.titles[film],
        captions: captionsOf(films[film].captions),
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
          {filmWords[film].map((scene) => (
            <p key={scene}>{scene}</p>
          ))}
        </div>
      </details>
    </VideoDialog>
  ));
