import { type InputEvent, type RefObject, useEffect, useRef, useState } from 'react';

import { contactForm } from '#content/forms/contact-form.ts';
import { onReturn } from '#src/platform/on-return.ts';
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
import { type Outcome, sendValues } from './send-values.ts';
import type { useDraft } from './use-draft.ts';

/** Why nothing was sent, until something is edited. A new one for every attempt. */
export type Notice =
  | { readonly kind: 'check'; readonly fields: readonly FieldName[] }
  | { readonly kind: 'unavailable'; readonly values: FormValues };

/** Stands for the attempt of a form that is no longer on the page. */
const GONE = {};

/** The states of the form: edit, sending, then cleared or as it was (spec section 4, simple contact form). */
export function useSimpleForm(form: RefObject<HTMLFormElement | null>, draft: ReturnType<typeof useDraft>) {
  const showToast = useToast();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [notice, setNotice] = useState<Notice>();
  const [isSending, setSending] = useState(false);
  /** The attempt under way: known at once, not with the next render, so that a second press finds it. */
  const attempt = useRef<object>(undefined);

  useEffect(() => {
    if (notice?.kind !== 'check' || !notice.fields[0] || !form.current) return;
    controlOf(form.current, notice.fields[0]).focus();
  }, [form, notice]);

  useEffect(() => {
    attempt.current = undefined;
    // A page that comes back as it was left would be sending for ever (fault E7).
    const stop = onReturn(() => {
      attempt.current = undefined;
      setSending(false);
    });
    return () => {
      stop();
      attempt.current = GONE;
    };
  }, []);

  const settle = (mine: object, outcome: Outcome, values: FormValues) => {
    if (outcome === 'sent') draft.forget();
    // One that was given up may still arrive; its words then need not be sent again.
    const counts = attempt.current === mine || (outcome === 'sent' && attempt.current === undefined);
    if (!counts) return;
    attempt.current = undefined;
    setSending(false);
    if (outcome === 'unavailable') return setNotice({ kind: 'unavailable', values });
    if (outcome === 'failed') return showToast({ message: contactForm.failed, variant: 'error' });
    form.current?.reset();
    showToast({ message: contactForm.sent });
  };

  const submit = () => {
    if (!form.current || attempt.current) return;
    const values = readValues(form.current);
    const found = findErrors(values, !controlOf(form.current, 'email').validity.typeMismatch);
    const bad = fieldNames.filter((name) => found[name]);
    setErrors(found);
    setNotice(bad.length > 0 ? { kind: 'check', fields: bad } : undefined);
    if (bad.length > 0) return;
    const mine = {};
    attempt.current = mine;
    setSending(true);
    void sendValues(values).then((outcome) => settle(mine, outcome, values));
  };

  const edit = ({ target }: InputEvent<HTMLFormElement>) => {
    draft.keep();
    setNotice(undefined);
    const edited = fieldNames.find((name) => form.current && controlOf(form.current, name) === target);
    if (edited && errors[edited]) setErrors({ ...errors, [edited]: undefined });
  };

  return { errors, notice, isSending, submit, edit };
}
