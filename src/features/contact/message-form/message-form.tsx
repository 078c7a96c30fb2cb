import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';

import { messageForm } from '#content/forms/message-form.ts';
import { site } from '#content/site.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { MessageFields } from './message-fields.tsx';
import styles from './message-form.module.css';
import type { MessageFormState } from './use-message-form.ts';
import type { Roles } from './use-roles.ts';

type Props = { readonly form: MessageFormState; readonly roles: Roles };

/** Enter that is held, or the second half of a double click, is no wish to send again after a failure. */
function ignoreRepeats(event: KeyboardEvent | MouseEvent<HTMLElement>): void {
  const isHeld = 'repeat' in event && event.repeat && event.key === 'Enter';
  const isButton = event.target instanceof Element && event.target.closest('[type=submit]') !== null;
  const isText = event.target instanceof HTMLTextAreaElement;
  if ((isHeld && !isText) || (isButton && event.detail > 1)) event.preventDefault();
}

/**
 * The form of the dialog. After an attempt that failed the focus goes to the first bad field, or to
 * what is said of the whole; that text is announced either way.
 */
export function MessageForm({ form, roles }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const { failure, status, submit } = form;
  const isSending = status === 'sending';

  useEffect(() => {
    if (!failure) return;
    const field = failure.field && element.current?.elements.namedItem(failure.field);
    (field instanceof HTMLElement ? field : notice.current)?.focus();
  }, [failure]);

  return (
    <form
      ref={element}
      noValidate
      aria-busy={isSending}
      onKeyDown={ignoreRepeats}
      onClick={ignoreRepeats}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p className={styles.intro}>{messageForm.intro}</p>
      <MessageFields form={form} roles={roles} />
      <div role="alert" tabIndex={-1} ref={notice} className={styles.notice}>
        {failure && (
          <p>
            <Icon name="alert" />
            {failure.notice}
          </p>
        )}
      </div>
      <div className={styles.foot}>
        <Button type="submit" isLoading={isSending}>
          {isSending ? messageForm.sending : messageForm.submit}
        </Button>
        <p className={styles.byMail}>
          {messageForm.byMail} <a href={`mailto:${site.email.general}`}>{site.email.general}</a>
        </p>
      </div>
    </form>
  );
}
