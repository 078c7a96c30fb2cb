import { type RefObject, useEffect, useRef } from 'react';

import { type ContactSubject, contactSubjects } from '#content/contact-subjects.ts';
import { isRecord } from '#src/api/read-fields.ts';
import { sessionStore } from '#src/platform/storage/storage.ts';
import { fill } from './use-form.ts';

/** Item in session storage; the cookie policy lists it. */
const ITEM = 'contactDraft';

/** Unsent text by field. Storage is untrusted, so each value is checked. */
export function readDraft(): readonly (readonly [string, string])[] {
  const stored = parse(sessionStore.read(ITEM));
  if (!isRecord(stored)) return [];
  return Object.entries(stored).filter((field): field is [string, string] => typeof field[1] === 'string');
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/**
 * Restores the text typed before a reload, unless a field was edited before hydration, and selects the
 * subject that the link asks for.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, askedSubject: ContactSubject | undefined) {
  const hasRestored = useRef(false);

  useEffect(() => {
    const { current } = form;
    if (!current) return;
    if (!hasRestored.current) for (const [name, text] of readDraft()) fill(current, name, text, true);
    hasRestored.current = true;
    if (askedSubject) fill(current, 'subject', contactSubjects[askedSubject]);
    // From now on the page may show the subject.
    current.setAttribute('data-ready', '');
  }, [form, askedSubject]);

  const drop = () => sessionStore.remove(ITEM);
  const keep = () => {
    if (!form.current) return;
    const typed = [...new FormData(form.current)];
    if (typed.every(([name, text]) => name === 'subject' || text === '')) drop();
    else sessionStore.write(ITEM, JSON.stringify(Object.fromEntries(typed)));
  };
  return { keep, drop };
}
