import { type ReactNode, useId } from 'react';

import { DialogTrigger } from '#src/ui/dialog/dialog-trigger.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';

import styles from './popup-dialog.module.css';

type PopupDialogProps = {
  readonly label: string;
  readonly title: string;
  readonly closeLabel: string;
  readonly tone?: 'paper' | 'night';
  /** Paragraphs, lists and subheadings (`h3`). */
  readonly children: ReactNode;
};

/** Works by HTML alone (R2.45). Print shows the text; without script it is on the page, and a link leads to it. */
export function PopupDialog({ label, title, closeLabel, tone = 'paper', children }: PopupDialogProps) {
  const id = useId();
  return (
    <div className={styles.popup}>
      <DialogTrigger opens={id} href={`#${id}`} tone={tone}>
        {label}
      </DialogTrigger>
      <Dialog id={id} title={title} closeLabel={closeLabel} isInlineWithoutScript>
        <div className={`stack4 ${styles.text}`}>{children}</div>
      </Dialog>
    </div>
  );
}
