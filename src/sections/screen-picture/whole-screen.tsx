import { useId } from 'react';

import { labels } from '#words/labels.ts';
import type { ShownScreenCopy } from '#src/model/exhibit.schema.ts';
import { Picture } from '#src/sections/picture/picture.tsx';
import { ProductScreen } from '#src/sections/product-screen/product-screen.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import styles from './whole-screen.module.css';

type Props = {
  readonly copy: ShownScreenCopy;
  /** The surface below the button. */
  readonly tone?: 'paper' | 'night';
};

/**
 * A button that opens a whole screen: one of HTML in its full width, a picture fitted to the window, which is enlarged
 * on request until its smallest text is readable. Both scroll. A popover and a disclosure: no script is needed, and a
 * picture is fetched only when opened.
 */
export function WholeScreen({ copy, tone = 'paper' }: Props) {
  const viewId = useId();
  const { open, title, zoom } = labels.wholeScreen;
  return (
    <>
      <Button variant="quiet" tone={tone} popoverTarget={viewId}>
        {open}
      </Button>
      <div
        id={viewId}
        className={styles.view}
        popover="auto"
        role="dialog"
        aria-label={title}
        data-locks-scroll=""
      >
        <div className={styles.bar}>
          <p>{title}</p>
          <button
            type="button"
            className="roundButton"
            popoverTarget={viewId}
            popoverTargetAction="hide"
            aria-label={labels.close}
          >
            <Icon name="close" size="medium" />
          </button>
        </div>
        {/* A stop for the keyboard, whose arrows scroll it. */}
        <div className={styles.pane} tabIndex={0} role="group" aria-label={title}>
          {copy.kind === 'product' ? (
            <ProductScreen id={copy.screen} />
          ) : (
            <Picture id={copy.picture} sizes="81rem" />
          )}
        </div>
        {copy.kind === 'picture' && (
          <details className={styles.zoom}>
            <summary>{zoom}</summary>
          </details>
        )}
      </div>
    </>
  );
}
