import { type ReactNode, useId } from 'react';

import { DialogTrigger } from '#src/ui/dialog/dialog-trigger.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';

import styles from './popup-dialog.module.css';

type PopupDialogProps = {
  /** Text of the button. */
  readonly label: string;
  /** A place with the same content, for a browser without script. */
  readonly href: string;
  readonly title: string;
  readonly closeLabel: string;
  /** The surface of the button. */
  readonly tone?: 'paper' | 'night';
  /** Paragraphs, lists and subheadings (`h3`). */
  readonly children: ReactNode;
};

/** A button that opens a text in a modal, by HTML alone (R2.45). Print shows the text in its place. */
export function PopupDialog({ label, href, title, closeLabel, tone = 'paper', children }: PopupDialogProps) {
  const id = useId();
  return (
    <div className={styles.popup}>
      <DialogTrigger opens={id} href={href} tone={tone}>
        {label}
      </DialogTrigger>
      <Dialog id={id} title={title} closeLabel={closeLabel}>
        <div className={styles.text}>{children}</div>
      </Dialog>
    </div>
  );
}
