import type { HeroCopy } from '#src/model/page-copy.schema.ts';
import { Actions } from '#src/sections/actions/actions.tsx';
import { frozen } from '#src/platform/hydration/frozen.tsx';
import { DeferredStyle } from '#src/platform/hydration/deferred-style.tsx';
import { Unbroken } from '#src/ui/unbroken/unbroken.tsx';
import styles from './page-hero.module.css';

const Picture = frozen(() => import('#src/sections/picture/picture.tsx').then((module) => module.Picture));
const ScreenPicture = frozen(() =>
  import('#src/sections/screen-picture/screen-picture.tsx').then((module) => module.ScreenPicture),
);

/** Layout widths of the picture, for the browser's choice of file. */
const SIZES = {
  beside: '(width > 1024px) 38rem, 92vw',
  before: '(width > 1024px) 38rem, 92vw',
  below: '(width > 1360px) 80rem, 92vw',
  // They are cropped to the height of the hero, so they are wider than their visible part.
  edge: '(width > 1024px) max(50vw, min(62rem, 75vw)), 100vw',
  ground: '(width > 1024px) max(54vw, min(62rem, 75vw)), 100vw',
} as const;

/** The top of a page: audience, claim and actions. */
export function PageHero({ copy }: { readonly copy: HeroCopy }) {
  const { picture, layout = 'beside', tone = 'paper', isBrief } = copy;
  const shape = copy.screen ? 'screen' : picture ? layout : 'text';
  return (
    <div className={styles.hero} data-layout={shape} data-tone={tone} data-brief={isBrief}>
      <div className={`container ${styles.inner}`}>
        <div className={styles.text}>
          <p className="eyebrow">{copy.eyebrow}</p>
          <h1 className={styles.title}>{copy.title}</h1>
          <p className={`lead ${styles.lead}`}>
            <Unbroken text={copy.lead} />
          </p>
          {copy.actions && <Actions actions={copy.actions} tone={tone} />}
          {copy.note && <p className={`fine ${styles.note}`}>{copy.note}</p>}
        </div>
        {copy.screen && (
          <div className={styles.frame}>
            <DeferredStyle />
            <ScreenPicture copy={copy.screen} crop="page" />
          </div>
        )}
        {picture && (
          <div className={styles.picture}>
            <Picture id={picture} sizes={SIZES[layout]} isAboveFold />
          </div>
        )}
      </div>
      {!copy.screen && <DeferredStyle />}
    </div>
  );
}
