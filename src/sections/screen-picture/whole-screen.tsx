import { useId } from 'react';

import { labels } from '#words/labels.ts';
import { nameOfScreen } from '#product/screens/screens.ts';
import { ProductScreen } from '#product/screens/product-screen.tsx';
import { fillIn } from '#src/lib/fill-in.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import styles from './whole-screen.module.css';

type Props = {
  /** The id of a product screen. */
  readonly screen: string;
  /** The surface below the button. */
  readonly tone?: 'paper' | 'night';
};

/** A button that opens a product screen in its full width, and is named after it. The screen scrolls. */
export function WholeScreen({ screen, tone = 'paper' }: Props) {
  const id = useId();
  const name = nameOfScreen(screen);
  return (
    <>
      <Button
        variant="quiet"
        tone={tone}
        leadingIcon="expand"
        aria-label={fillIn(labels.wholeScreen.named, { screen: name })}
        command="show-modal"
        commandfor={id}
      >
        {labels.wholeScreen.open}
      </Button>
      <Dialog id={id} title={name} closeLabel={labels.close} size="screen">
        {/* A stop for the keyboard, whose arrows scroll it. */}
        <div className={styles.pane} tabIndex={0} role="group" aria-label={name}>
          <ProductScreen id={screen} />
        </div>
      </Dialog>
    </>
  );
}
