import { type RefObject, useEffect, useRef } from 'react';

import { contactSubjects } from '#content/forms/contact-form.ts';
import { type Draft, dropDraft, keepDraft, readDraft } from '#src/platform/storage/draft.ts';
import { controlOf, fieldNames, fill, readValues } from './form-values.ts';

/** Name of the item in session storage; the cookie policy lists it. */
const ITEM = 'contactDraft';

const forget = () => dropDraft(ITEM);

/**
 * Brings back what was typed before a reload, unless something was typed before hydration, and chooses
 * the subject that a link asks for.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  askedSubject: string | undefined,
): { readonly keep: () => void; readonly forget: () => void } {
  const hasRestored = useRef(false);

  useEffect(() => {
    if (!form.current) return;
    if (!hasRestored.current) restore(form.current, readDraft(ITEM));
    hasRestored.current = true;
    if (askedSubject) fill(form.current, 'subject', askedSubject);
    markReady(form.current);
  }, [form, askedSubject]);

  const keep = () => {
    if (!form.current) return;
    const values = readValues(form.current);
    const isEmpty = fieldNames.every((name) => name === 'subject' || values[name] === '');
    if (isEmpty) forget();
    else keepDraft(ITEM, values);
  };
  return { keep, forget };
}

/** From then on the subject may be shown. */
function markReady(form: HTMLFormElement): void {
  form.dataset['ready'] = '';
}

function restore(form: HTMLFormElement, draft: Draft): void {
  const built = { name: '', email: '', company: '', subject: contactSubjects[0], message: '' };
  for (const name of fieldNames) {
    const text = draft[name];
    const isKnown = name !== 'subject' || contactSubjects.some((one) => one === text);
    if (text && isKnown && controlOf(form, name).value === built[name]) fill(form, name, text);
  }
}
