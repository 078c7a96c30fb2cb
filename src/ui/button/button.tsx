import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './button.module.css';
import { Icon } from '#src/ui/icon/icon.tsx';
import type { ControlName } from '#src/ui/icon/control-paths.ts';

interface ButtonLook {
  /** `primary` once per view, `secondary` next to it, `quiet` is text with an arrow. */
  readonly variant?: 'primary' | 'secondary' | 'quiet';
  /** The surface below it. */
  readonly tone?: 'paper' | 'night';
  readonly size?: 'medium' | 'large';
  readonly leadingIcon?: ControlName;
  readonly trailingIcon?: ControlName;
  readonly children: ReactNode;
}

type Native<Tag extends 'a' | 'button'> = Omit<
  ComponentProps<Tag>,
  keyof ButtonLook | 'className' | 'style' | 'href'
>;

export type ButtonLinkProps = ButtonLook &
  Native<'a'> & { readonly href: string; readonly isLoading?: never };

type ButtonActionProps = ButtonLook &
  Native<'button'> & {
    readonly href?: never;
    /** Busy: it keeps its focus and its colours but does nothing, so a second press sends nothing twice. */
    readonly isLoading?: boolean;
  };

export type ButtonProps = ButtonLinkProps | ButtonActionProps;

/** Also stops the form that the press would send. */
function ignorePress(event: MouseEvent): void {
  event.preventDefault();
}

/** Renders `<a>` when it has an `href`, else `<button>` (of type `button` by default). */
export function Button(props: ButtonProps) {
  const { variant = 'primary', tone = 'paper', size = 'medium', ...withoutLook } = props;
  const { leadingIcon, trailingIcon, children, isLoading = false, ...native } = withoutLook;
  const look = { className: styles.button, 'data-variant': variant, 'data-tone': tone, 'data-size': size };
  const lastIcon = trailingIcon ?? (variant === 'quiet' && !leadingIcon ? 'arrow-right' : undefined);
  const content = (
    <>
      {leadingIcon && <Icon name={leadingIcon} />}
      <span className={styles.label}>{children}</span>
      {lastIcon && <Icon name={lastIcon} />}
    </>
  );

  if (native.href !== undefined) {
    return (
      <a {...native} {...look}>
        {content}
      </a>
    );
  }

  const ariaDisabled = native.disabled ? undefined : true;
  const busy = isLoading ? { 'aria-disabled': ariaDisabled, 'data-loading': true, onClick: ignorePress } : {};
  return (
    <button type="button" {...native} {...look} {...busy}>
      {content}
    </button>
  );
}
