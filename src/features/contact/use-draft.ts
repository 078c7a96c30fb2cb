import { type RefObject, useEffect, useRef } from 'react';

import { type ContactSubject, contactSubjects } from '#content/contact-subjects.ts';
import { sessionStore } from '#src/platform/storage/session-store.ts';
import { controlOf, type FieldName, fieldNames, type FormValues, readValues } from './simple-values.ts';

/** Item in session storage; the cookie policy lists it. */
const ITEM = 'contactDraft';

/** Unsent text by field. Storage is untrusted, so each value is checked again. */
export function readDraft(): Readonly<Record<string, string>> {
  const stored = parse(sessionStore.read(ITEM));
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

const keepDraft = (values: FormValues) => sessionStore.write(ITEM, JSON.stringify(values));

const dropDraft = () => sessionStore.remove(ITEM);

/**
 * Restores the text typed before a reload, unless a field was edited before hydration, and selects the
 * subject that the link asks for.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, askedSubject: ContactSubject | undefined) {
  const hasRestored = useRef(false);

  useEffect(() => {
    if (!form.current) return;
    if (!hasRestored.current) restoreDraft(form.current);
    hasRestored.current = true;
    if (askedSubject) fill(form.current, 'subject', contactSubjects[askedSubject]);
    // From now on the page may show the subject.
    form.current.setAttribute('data-ready', '');
  }, [form, askedSubject]);

  const keep = () => {
    if (!form.current) return;
    const values = readValues(form.current);
    const isEmpty = fieldNames.every((name) => name === 'subject' || values[name] === '');
    if (isEmpty) dropDraft();
    else keepDraft(values);
  };
  return { keep, drop: dropDraft };
}

function restoreDraft(form: HTMLFormElement): void {
  const draft = readDraft();
  const subjects: readonly string[] = Object.values(contactSubjects);
  const built = { name: '', email: '', company: '', subject: subjects[0], message: '' };
  for (const name of fieldNames) {
    const text = draft[name];
    const isKnown = name !== 'subject' || (text !== undefined && subjects.includes(text));
    if (text && isKnown && controlOf(form, name).value === built[name]) fill(form, name, text);
  }
}

/** Fills a field as if it had been typed, so that its counter follows. */
function fill(form: HTMLFormElement, name: FieldName, text: string): void {
  const control = controlOf(form, name);
  control.value = text;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
