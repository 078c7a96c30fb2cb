import type { ReactNode } from 'react';

import type { HeroCopy } from '#src/model/page-copy.schema.ts';
import { Actions } from '#src/sections/actions/actions.tsx';
import { DeferredStyle } from '#src/lib/deferred-style.tsx';
import { FilmDialog, filmDialogId } from '#src/sections/film-dialog/film-dialog.tsx';
import { DialogTrigger } from '#src/ui/dialog/dialog-trigger.tsx';
import { Unbroken } from '#src/ui/unbroken/unbroken.tsx';
import styles from './page-hero.module.css';
import { ShownScreen } from '#src/sections/product/product.tsx';

type Props = {
  readonly copy: HeroCopy;
  /** In place of a screen: the drawing of the page. */
  readonly children?: ReactNode;
};

/** The top of a page: audience, claim and actions, with a screen of the product if the copy has one. */
export function PageHero({ copy, children }: Props) {
  const { screen, layout = screen ? 'beside' : 'text', tone = 'paper', isBrief } = copy;
  const crop = layout === 'beside' ? 'column' : 'page';
  const shown = screen ? <ShownScreen copy={screen} crop={crop} /> : children;
  return (
    <div className={styles.hero} data-layout={layout} data-tone={tone} data-brief={isBrief}>
      <div className={`container oneColumn ${styles.inner}`}>
        <div className={`stack5 ${styles.text}`}>
          <p className="eyebrow">{copy.eyebrow}</p>
          <h1 className={styles.title}>
            <Unbroken text={copy.title} />
          </h1>
          <p className={`lead ${styles.lead}`}>
            <Unbroken text={copy.lead} />
          </p>
          {copy.actions && <Actions actions={copy.actions} tone={tone === 'night' ? 'night' : 'paper'} />}
          {copy.tour && (
            <DialogTrigger
              opens={filmDialogId('tour')}
              href={`#${filmDialogId('tour')}`}
              leadingIcon="play"
              variant="quiet"
            >
              {copy.tour}
            </DialogTrigger>
          )}
          {copy.note && <p className={`fine ${styles.note}`}>{copy.note}</p>}
        </div>
        {shown && (
          <div className={`heroScreen ${layout === 'below' ? 'wideScreen ' : ''}${styles.frame}`}>
            <DeferredStyle />
            {shown}
          </div>
        )}
      </div>
      {!shown && <DeferredStyle />}
      {copy.tour && <FilmDialog film="tour" />}
    </div>
  );
}
