import { type RefObject, useEffect, useRef } from 'react';

import { contactSubjects } from '#content/forms/contact-form.ts';
import { type Draft, dropDraft, keepDraft, readDraft } from '#src/platform/storage/draft.ts';
import { controlOf, fieldNames, fill, readValues } from './form-values.ts';

/** Name of the item in session storage; the cookie policy lists it. */
const ITEM = 'contactDraft';

const forget = () => dropDraft(ITEM);

/**
 * Brings back what was typed before a reload, and chooses the subject that a link asks for. What was
 * typed or chosen before hydration comes before both.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  askedSubject: string | undefined,
): { readonly keep: () => void; readonly forget: () => void } {
  const hasRestored = useRef(false);
  const linked = askedSubject ?? '';

  useEffect(() => {
    if (!form.current) return;
    if (hasRestored.current) {
      if (linked) fill(form.current, 'subject', linked);
      return;
    }
    hasRestored.current = true;
    restore(form.current, readDraft(ITEM), linked);
  }, [form, linked]);

  const keep = () => {
    if (!form.current) return;
    const values = readValues(form.current);
    const isEmpty = fieldNames.every((name) => name === 'subject' || values[name] === '');
    if (isEmpty) forget();
    else keepDraft(ITEM, { ...values, linked });
  };
  return { keep, forget };
}

function restore(form: HTMLFormElement, draft: Draft, linked: string): void {
  // A choice made after following a link outlives a reload; a new link comes before an old choice.
  const subject = linked && draft['linked'] !== linked ? linked : (draft['subject'] ?? linked);
  const built = { name: '', email: '', company: '', subject: contactSubjects[0], message: '' };
  const kept: Draft = { ...draft, subject };
  for (const name of fieldNames) {
    const text = kept[name];
    const isKnown = name !== 'subject' || contactSubjects.some((one) => one === text);
    if (text && isKnown && controlOf(form, name).value === built[name]) fill(form, name, text);
  }
}
