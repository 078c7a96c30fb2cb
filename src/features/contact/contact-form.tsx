import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  Fragment,
  useLayoutEffect,
  useRef,
} from 'react';

import { Button } from '#src/ui/button/button.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import styles from './contact-form.module.css';
import { type ContactField, limitCounter } from './contact-messages.ts';
import { SentPanel } from './sent-panel.tsx';
import type { Form } from './use-form.ts';

type ButtonLook = Pick<ComponentProps<typeof Button>, 'size' | 'trailingIcon' | 'children'>;

type Props = {
  readonly element: RefObject<HTMLFormElement | null>;
  readonly form: Form;
  readonly intro?: string;
  /** The fields that are no text, by name. */
  readonly choices: Readonly<Record<string, ReactNode>>;
  readonly submit: ButtonLook;
  readonly sendingLabel: string;
  /** Follows the button. */
  readonly aside: ReactNode;
  /** Between notice and button. */
  readonly children?: ReactNode;
  readonly onFocus?: () => void;
  /** The way on from the confirmation. */
  readonly next: { readonly label: string; readonly go: () => void };
};

/**
 * A held Enter or the second half of a double click must not send again after a failure. Escape in an input method
 * discards what is being composed and must not close the dialog.
 */
function ignoreUnmeant(event: KeyboardEvent | MouseEvent<HTMLElement>): void {
  const isDiscarding = 'key' in event && event.nativeEvent.isComposing && event.key === 'Escape';
  const isHeld = 'repeat' in event && event.repeat && event.key === 'Enter';
  const isButton = event.target instanceof Element && event.target.closest('[type=submit]') !== null;
  const isText = event.target instanceof HTMLTextAreaElement;
  if (isDiscarding || (isHeld && !isText) || (isButton && event.detail > 1)) event.preventDefault();
}

/** A contact form: fields, notice and button; after sending, the confirmation in their place. */
export function ContactForm(props: Props) {
  const { element, form, intro, choices, submit, sendingLabel, aside, children, onFocus, next } = props;
  const isSending = form.status === 'sending';
  const { isReadWithField } = form;
  const notice = form.failure && (
    // A new element for each failure: a live region announces what is added, so the same text is announced again.
    <div key={form.failures} className={styles.notice}>
      <Icon name="alert" />
      <div>{form.failure.notice}</div>
    </div>
  );
  if (form.status === 'sent')
    return (
      <SentPanel>
        <Button variant="secondary" onClick={next.go}>
          {next.label}
        </Button>
      </SentPanel>
    );
  return (
    <>
      {intro && <p className={styles.intro}>{intro}</p>}
      <form
        ref={element}
        data-draft={form.name}
        // Without this code it sends nothing, so typed text never lands in an address.
        method="dialog"
        noValidate
        aria-busy={isSending}
        onFocus={onFocus}
        onKeyDown={ignoreUnmeant}
        onClick={ignoreUnmeant}
        onInput={({ target }) => {
          if (target instanceof Element) form.clearError(target.getAttribute('name') ?? '');
        }}
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <div className={styles.fields}>
          {form.fields.map((field) =>
            field.kind === 'choice' || field.kind === 'phone' ? (
              <Fragment key={field.name}>{choices[field.name]}</Fragment>
            ) : (
              <TextField
                key={field.name}
                {...field}
                error={form.errors.get(field.name)}
                readOnly={isSending}
              />
            ),
          )}
        </div>
        {/* The live region exists, empty, from the start: otherwise its text is not announced. */}
        <div role="alert">{!isReadWithField && notice}</div>
        {/* Read out with its field: an alert would announce it a second time. */}
        {isReadWithField && notice}
        {children}
        <div className={`row ${styles.foot}`}>
          <SendButton isSending={isSending} sendingLabel={sendingLabel} {...submit} />
          {aside}
        </div>
      </form>
    </>
  );
}

type TextFieldProps = ContactField & {
  readonly error: string | undefined;
  /** While sending: success clears the fields, so text typed meanwhile would be lost. */
  readonly readOnly: boolean;
};

function TextField({ kind, limit, errors, ...props }: TextFieldProps) {
  const { name, label, note, autoComplete, error, readOnly } = props;
  const field = {
    ...{ name, label, autoComplete, error, readOnly },
    ...(note && { note }),
    ...(limit && { counter: limitCounter(limit, kind) }),
    'aria-required': errors?.missing !== undefined,
  };
  if (kind === 'lines') return <Field as="textarea" {...field} />;
  return <Field type={kind === 'address' ? 'email' : 'text'} {...field} />;
}

type SendButtonProps = ButtonLook & { readonly isSending: boolean; readonly sendingLabel: string };

/**
 * Submits the form, and is disabled while it sends (R4.7). A disabled button loses the focus, so a status takes it:
 * the keyboard stays at this place, and a screen reader reads that the form is sending.
 */
function SendButton({ isSending, sendingLabel, children, ...look }: SendButtonProps) {
  const status = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (isSending && document.activeElement === button.current)
      status.current?.focus({ preventScroll: true });
  }, [isSending]);
  return (
    <>
      <span ref={status} role="status" tabIndex={-1} className="hiddenText">
        {isSending ? sendingLabel : ''}
      </span>
      <Button {...look} ref={button} type="submit" isLoading={isSending} disabled={isSending}>
        {isSending ? sendingLabel : children}
      </Button>
    </>
  );
}
