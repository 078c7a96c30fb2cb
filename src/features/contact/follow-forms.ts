import { contactSubjects } from '#content/contact-subjects.ts';
import { lettersOf } from '#src/lib/text/other-letters.ts';
import { CONTACT_DRAFT, sessionStore } from '#src/platform/storage/storage.ts';
import { askedSubject } from './asked-subject.ts';

/**
 * Fills a field as if the text had been typed, so that its counter follows.
 * @param isKept leaves a field that was edited as it is
 */
export function fill(form: HTMLFormElement, name: string, text: string, isKept = false): void {
  const control = form.elements.namedItem(name);
  const isSelect = control instanceof HTMLSelectElement;
  if (!isSelect && !(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
  if (isKept && (isSelect ? control.selectedIndex > 0 : control.value !== '')) return;
  if (isSelect && ![...control.options].some(({ value }) => value === text)) return;
  // An event would take an error message away.
  if (control.value === text) return;
  control.value = text;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

export const dropDraft = (): void => sessionStore.remove(CONTACT_DRAFT);

/** Chosen by the form or by the address, so no text of the visitor. */
const CHOICES = new Set(['subject', 'phoneCountry']);

/** A computer may be shared, and a browser that restores its tabs restores their storage. */
const MAX_DRAFT_AGE_MS = 60 * 60 * 1000;

/** Stores the unsent text of a form for the next page of this tab. Both forms share it by the names of their fields. */
function keepDraft({ target }: Event): void {
  const form = target instanceof Element && target.closest<HTMLFormElement>('form[data-draft]');
  if (!form) return;
  const fields = [...new FormData(form)];
  if (fields.every(([name, text]) => text === '' || CHOICES.has(name))) dropDraft();
  else
    sessionStore.write(
      CONTACT_DRAFT,
      JSON.stringify({ time: Date.now(), fields: Object.fromEntries(fields) }),
    );
}

/** Fills the fields that were not edited since, from the last hour. Storage is untrusted, so each value is checked. */
export function restoreDraft(form: HTMLFormElement): void {
  const stored = sessionStore.readJson(CONTACT_DRAFT);
  if (typeof stored !== 'object' || stored === null || !('time' in stored) || !('fields' in stored))
    return dropDraft();
  const { time, fields } = stored;
  const isFresh = typeof time === 'number' && Math.abs(Date.now() - time) < MAX_DRAFT_AGE_MS;
  if (!isFresh || typeof fields !== 'object' || fields === null) return dropDraft();
  for (const [name, text] of Object.entries(fields))
    if (typeof text === 'string') fill(form, name, text, true);
}

/** Keeps the unsent text of the message forms, and selects the subject that the address asks for. */
export function followForms(): void {
  document.addEventListener('input', ({ target }) => showLetters(target));
  const subject = askedSubject(location);
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
    restoreDraft(form);
    // Typed, or filled in by the browser, before this code came.
    for (const field of form.elements) showLetters(field);
    if (subject) fill(form, 'subject', contactSubjects[subject]);
    // From now on the page may show the subject.
    form.dataset['ready'] = '';
  }
  // An address may name the subject in its query alone.
  const introduction = document.querySelector<HTMLElement>(`[data-subject="${subject}"]`);
  if (introduction) introduction.dataset['chosen'] = '';
  document.addEventListener('input', keepDraft);
}

/** React leaves attributes alone that it did not write. */
function showLetters(field: EventTarget | null): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const letters = lettersOf(field.value);
  if (letters) field.dataset['letters'] = letters;
  else delete field.dataset['letters'];
}
