import { useId } from 'react';

import { labels } from '#words/labels.ts';
import type { PictureId } from '#src/model/pictures.schema.ts';
import { Picture } from '#src/sections/picture/picture.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import styles from './whole-screen.module.css';

/**
 * A button that opens a whole screen, fitted to the window. On request it is enlarged until its smallest text is
 * readable, and scrolls in both directions. A popover and a disclosure: no script is needed, and the picture is
 * fetched only when opened.
 */
export function WholeScreen({ id }: { readonly id: PictureId }) {
  const viewId = useId();
  const { open, title, zoom } = labels.wholeScreen;
  return (
    <>
      <Button variant="quiet" popoverTarget={viewId}>
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
        {/* A stop for the keyboard, whose arrows scroll it. */}
        <div className={styles.pane} tabIndex={0} role="group" aria-label={title}>
          <Picture id={id} sizes="81rem" />
        </div>
        <details className={styles.zoom}>
          <summary>{zoom}</summary>
        </details>
        <button
          type="button"
          className={`roundButton ${styles.close}`}
          popoverTarget={viewId}
          popoverTargetAction="hide"
          aria-label={labels.close}
        >
          <Icon name="close" size="medium" />
        </button>
      </div>
    </>
  );
}
