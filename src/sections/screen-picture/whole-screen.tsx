import { useId } from 'react';

import { labels } from '#words/labels.ts';
import type { ShownScreenCopy } from '#src/model/exhibit.schema.ts';
import { fillIn } from '#src/lib/fill-in.ts';
import { Picture } from '#src/sections/picture/picture.tsx';
import { ProductScreen } from '#product/screens/product-screen.tsx';
import { nameOfScreen } from '#product/screens/screens.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import styles from './whole-screen.module.css';

type Props = {
  readonly copy: ShownScreenCopy;
  /** The surface below the button. */
  readonly tone?: 'paper' | 'night';
};

/**
 * A button that opens a whole screen, named after it: one of HTML in its full width, a picture fitted to the window,
 * which is enlarged on request until its smallest text is readable. Both scroll. A picture is fetched only when opened.
 */
export function WholeScreen({ copy, tone = 'paper' }: Props) {
  const id = useId();
  const { open, named, zoom } = labels.wholeScreen;
  const screen = copy.kind === 'product' ? nameOfScreen(copy.screen) : copy.title;
  return (
    <>
      <Button
        variant="quiet"
        tone={tone}
        leadingIcon="expand"
        aria-label={fillIn(named, { screen })}
        command="show-modal"
        commandfor={id}
      >
        {open}
      </Button>
      <Dialog id={id} title={screen} closeLabel={labels.close} size="screen">
        {copy.kind === 'picture' && (
          <details className={styles.zoom}>
            <summary>{zoom}</summary>
          </details>
        )}
        {/* A stop for the keyboard, whose arrows scroll it. */}
        <div className={styles.pane} tabIndex={0} role="group" aria-label={screen}>
          {copy.kind === 'product' ? (
            <ProductScreen id={copy.screen} />
          ) : (
            <Picture id={copy.picture} sizes="81rem" />
          )}
        </div>
      </Dialog>
    </>
  );
}
