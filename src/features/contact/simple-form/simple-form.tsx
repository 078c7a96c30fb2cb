import { useEffect, useRef } from 'react';

import { contactForm } from '#content/forms/contact-form.ts';
import { prepareCaptcha } from '#src/platform/captcha.ts';
import { href } from '#src/routes.ts';
import { Button } from '#src/ui/button/button.tsx';
import { FormFields } from './form-fields.tsx';
import { FormNotice } from './form-notice.tsx';
import { FormTitle } from './form-title.tsx';
import styles from './simple-form.module.css';
import { useDraft } from './use-draft.ts';
import { useSimpleForm } from './use-simple-form.ts';

type Props = {
  /** The subject that the address has chosen, when it is one of the five. */
  readonly askedSubject: string | undefined;
  /** It stays, empty, behind what is said of a message that was sent. */
  readonly isSent: boolean;
  readonly onSent: () => void;
};

/** The message form of the contact page (R2.31). */
export function SimpleForm({ askedSubject, isSent, onSent }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(form, askedSubject);
  const { errors, notice, isSending, submit, edit } = useSimpleForm(form, draft, onSent);

  useEffect(() => {
    // The first field may have been entered before this code came.
    if (form.current?.contains(document.activeElement)) prepareCaptcha();
  }, []);

  return (
    <form
      ref={form}
      className={styles.form}
      hidden={isSent}
      // Outside a dialog such a form sends nothing by itself: what was typed never lands in an address.
      method="dialog"
      noValidate
      aria-busy={isSending}
      onFocus={prepareCaptcha}
      onInput={edit}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <FormFields errors={errors} isSending={isSending} />
      <FormNotice notice={notice} />
      <div className={styles.foot}>
        <Button type="submit" size="large" isLoading={isSending} trailingIcon="arrow-right">
          {isSending ? contactForm.sending : <FormTitle />}
        </Button>
        <a className={styles.privacy} href={href('privacy')}>
          {contactForm.privacy}
        </a>
      </div>
    </form>
  );
}
