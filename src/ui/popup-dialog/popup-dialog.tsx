import { type ReactNode, useState } from 'react';

import { DialogTrigger } from '#src/ui/dialog/dialog-trigger.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';

import styles from './popup-dialog.module.css';

type PopupDialogProps = {
  /** Text of the button. */
  readonly label: string;
  /** A real place that says the same, for the page without script and for a new tab. */
  readonly href: string;
  readonly title: string;
  readonly closeLabel: string;
  /** The surface that the button stands on. */
  readonly tone?: 'paper' | 'night';
  /** Paragraphs, lists and subheadings (`h3`). */
  readonly children: ReactNode;
};

/** A button that opens a text in a modal (R2.45). Print shows the text in its place. */
export function PopupDialog(props: PopupDialogProps) {
  const { label, href, title, closeLabel, tone = 'paper', children } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.popup}>
      <DialogTrigger href={href} tone={tone} onOpen={() => setOpen(true)}>
        {label}
      </DialogTrigger>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={title} closeLabel={closeLabel}>
        <div className={styles.text}>{children}</div>
      </Dialog>
    </div>
  );
}
