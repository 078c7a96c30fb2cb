import { useId } from 'react';

import { labels } from '#content/labels.ts';
import type { PictureId } from '#src/model/picture-id.schema.ts';
import { Picture } from '#src/sections/picture/picture.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import styles from './whole-screen.module.css';

/**
 * A button that opens a whole screen, fitted to the window; on request it grows until its smallest words can be
 * read, and scrolls both ways. A popover and a disclosure, so it needs no script, and the picture is not fetched
 * before.
 */
export function WholeScreen({ id }: { readonly id: PictureId }) {
  const viewId = useId();
  const { open, title, zoom } = labels.wholeScreen;
  return (
    <>
      <Button variant="quiet" trailingIcon="external" popoverTarget={viewId}>
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
          className={styles.close}
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
