import { use } from 'react';

import type { HomeCopy } from '#src/model/home.schema.ts';
import { DeferredStyle } from '#src/lib/deferred-style.tsx';
import { HeroActions, HeroFilm } from './hero-parts.tsx';
import styles from './hero.module.css';
import { dialogFilms } from '#content/films.ts';
import { FilmDialog } from '#src/sections/film-dialog/film-dialog.tsx';
import { ProductContext } from '#src/platform/product-library.ts';
import { ShownScreen } from '#src/sections/product/product.tsx';

/** Headline, sub-line, a summary and the buttons, the film next to them, and a screen of the product (R2.21). */
export function Hero({ copy }: { readonly copy: HomeCopy['hero'] }) {
  const { title, lead, summary, screen } = copy;
  return (
    <div className={`night ${styles.hero}`} data-tone="night">
      <div className={`container oneColumn ${styles.inner}`}>
        <div className={`stack4 ${styles.words}`}>
          <h1 className={styles.title}>{title}</h1>
          <div className="stack2">
            <p className={styles.lead}>{lead}</p>
            <p className={styles.summary}>{summary}</p>
          </div>
          <HeroActions copy={copy} />
        </div>
        <div className={`heroScreen wideScreen screenOnly ${styles.screen}`}>
          <DeferredStyle />
          <div data-file={use(ProductContext).linkedScreens}>
            <ShownScreen copy={screen} crop="page" />
          </div>
        </div>
        <HeroFilm copy={copy} />
      </div>
      {dialogFilms.map((film) => (
        <FilmDialog key={film} film={film} />
      ))}
    </div>
  );
}
