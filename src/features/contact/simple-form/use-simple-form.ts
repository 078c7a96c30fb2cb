import { type InputEvent, type RefObject, useEffect, useState } from 'react';

import { contactForm } from '#content/forms/contact-form.ts';
import { useAttempt } from '#src/features/contact/use-attempt.ts';
import { useToast } from '#src/ui/toast/toast.tsx';
import {
  controlOf,
  type FieldErrors,
  fieldNames,
  type FieldName,
  findErrors,
  type FormValues,
  readValues,
} from './form-values.ts';
import { NoCaptcha, sendValues } from './send-values.ts';
import type { useDraft } from './use-draft.ts';

/** Why nothing was sent, until something is edited. A new one for every attempt. */
export type Notice =
  | { readonly kind: 'check'; readonly fields: readonly FieldName[] }
  | { readonly kind: 'unavailable'; readonly values: FormValues };

/** The states of the form: edit, sending, then cleared or as it was (R4.6). */
export function useSimpleForm(
  form: RefObject<HTMLFormElement | null>,
  draft: ReturnType<typeof useDraft>,
  tellSent: () => void,
) {
  const showToast = useToast();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [notice, setNotice] = useState<Notice>();
  const [isSending, setSending] = useState(false);
  const attempt = useAttempt(() => setSending(false));

  useEffect(() => {
    if (notice?.kind !== 'check' || !notice.fields[0] || !form.current) return;
    controlOf(form.current, notice.fields[0]).focus();
  }, [form, notice]);

  const onFailed = (error: unknown, values: FormValues) => {
    setSending(false);
    if (error instanceof NoCaptcha) setNotice({ kind: 'unavailable', values });
    else showToast({ message: contactForm.failed, variant: 'error' });
  };

  const onSent = () => {
    setSending(false);
    form.current?.reset();
    showToast({ message: contactForm.sent });
    tellSent();
  };

  const submit = () => {
    if (!form.current || attempt.isUnderWay()) return;
    const values = readValues(form.current);
    const found = findErrors(values, !controlOf(form.current, 'email').validity.typeMismatch);
    const bad = fieldNames.filter((name) => found[name]);
    setErrors(found);
    setNotice(bad.length > 0 ? { kind: 'check', fields: bad } : undefined);
    if (bad.length > 0) return;
    setSending(true);
    attempt.start({
      // Forgotten also where the form is gone: words that were sent are not to be brought back.
      send: () => sendValues(values).then(draft.forget),
      onSent,
      onFailed: (error) => onFailed(error, values),
    });
  };

  const edit = ({ target }: InputEvent<HTMLFormElement>) => {
    draft.keep();
    setNotice(undefined);
    const edited = fieldNames.find((name) => form.current && controlOf(form.current, name) === target);
    if (edited && errors[edited]) setErrors({ ...errors, [edited]: undefined });
  };

  return { errors, notice, isSending, submit, edit };
}
