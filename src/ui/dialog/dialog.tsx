import type { ComponentProps, ReactNode } from 'react';
import styles from './dialog.module.css';
import { Icon } from '#src/ui/icon/icon.tsx';

declare module 'react' {
  /** Invoker commands (HTML, "The command and commandfor attributes"), which React passes on. */
  interface ButtonHTMLAttributes<T> {
    readonly command?: 'show-modal' | 'close';
    readonly commandfor?: string;
  }
}

type DialogProps = Omit<ComponentProps<'dialog'>, 'className' | 'closedby' | 'open'> & {
  readonly id: string;
  /** False while a press on the backdrop would lose something; the button and Escape still close it. */
  readonly closesOnBackdrop?: boolean;
  /** True when its content is part of the page for browsers without script, of which some cannot open it. */
  readonly isInlineWithoutScript?: boolean;
  readonly title: string;
  readonly closeLabel: string;
  /** `wide` holds a film; without it, a column of reading or a form. */
  readonly size?: 'wide';
  readonly tone?: 'paper' | 'night';
  readonly children: ReactNode;
};

/** HTML alone opens and closes it. The boot script is the polyfill for browsers without `command` or `closedby`. */
export function Dialog(props: DialogProps) {
  const { id, title, closeLabel, size, tone = 'paper', closesOnBackdrop = true, ...native } = props;
  const { children, isInlineWithoutScript = false, ...others } = native;
  const titleId = `${id}-title`;
  return (
    <dialog
      // It may have been opened before React came.
      suppressHydrationWarning
      {...others}
      id={id}
      className={styles.dialog}
      data-size={size}
      data-tone={tone}
      data-inline={isInlineWithoutScript || undefined}
      aria-labelledby={titleId}
      closedby={closesOnBackdrop ? 'any' : 'closerequest'}
    >
      <div className={styles.header} data-sticks="">
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <button
          type="button"
          className={`closeButton ${styles.close}`}
          aria-label={closeLabel}
          command="close"
          commandfor={id}
        >
          <Icon name="close" size="medium" />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}
