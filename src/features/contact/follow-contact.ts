import { type ContactSubject, contactSubjectIds, contactSubjects } from '#content/contact-subjects.ts';
import { isEdited } from '#src/lib/is-edited.ts';
import { isPlainPress } from '#src/lib/is-plain-press.ts';
import { lettersOf } from '#src/lib/text/other-letters.ts';
import { CONTACT_DRAFT, isRecent, sessionStore } from '#src/platform/storage/storage.ts';

/** Id of the message dialog, which is in the HTML of every page. */
export const MESSAGE_DIALOG = 'message-dialog';

/** The form of the contact page, and that of the message dialog. Each has a draft. */
export type FormName = 'page' | 'message';

/** Name of a form → the fields of its draft that are not restored yet, because something that they need is missing. */
const unrestored = new Map<string, Map<string, string>>();

/** The country of a phone number is a field too: `phoneCountry` of `phone`. */
const COUNTRY = /Country$/;

/** Chosen by the form or by the address, so no text of the visitor. */
const CHOICES = new Set(['subject', 'contactRole', 'phoneCountry']);

function controlOf(form: HTMLFormElement, name: string) {
  const control = form.elements.namedItem(name);
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  return isText || control instanceof HTMLSelectElement ? control : undefined;
}

const hasOption = (select: HTMLSelectElement, text: string) =>
  [...select.options].some(({ value }) => value === text);

/** Fills a field as if the text had been typed, so that its counter follows. */
export function fill(form: HTMLFormElement, name: string, text: string): void {
  const control = controlOf(form, name);
  // An event would take an error message away.
  if (!control || control.value === text) return;
  if (control instanceof HTMLSelectElement && !hasOption(control, text)) return;
  control.value = text;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** The drafts of the last hour. Storage is untrusted, so each value is checked. */
function storedDrafts(): Map<string, object> {
  const drafts = new Map<string, object>();
  for (const [name, draft] of entriesOf(sessionStore.readJson(CONTACT_DRAFT)))
    if (typeof draft === 'object' && draft && 'time' in draft && isRecent(draft.time))
      drafts.set(name, draft);
  return drafts;
}

function storeDrafts(drafts: ReadonlyMap<string, object>): void {
  if (drafts.size === 0) sessionStore.remove(CONTACT_DRAFT);
  else sessionStore.write(CONTACT_DRAFT, JSON.stringify(Object.fromEntries(drafts)));
}

function storeDraft(name: string, fields?: ReadonlyMap<string, string>): void {
  const drafts = storedDrafts();
  if (fields) drafts.set(name, { time: Date.now(), fields: Object.fromEntries(fields) });
  else drafts.delete(name);
  storeDrafts(drafts);
}

export function dropDraft(name: FormName): void {
  unrestored.delete(name);
  storeDraft(name);
}

/** Stores the unsent text of a form for the next page of this tab. */
function keepDraft({ target }: Event): void {
  const form = target instanceof Element && target.closest<HTMLFormElement>('form[data-draft]');
  if (!form) return;
  const { draft = '' } = form.dataset;
  const fields = new Map<string, string>();
  for (const [name, text] of [...new FormData(form), ...(unrestored.get(draft) ?? [])])
    if (typeof text === 'string') fields.set(name, text);
  const isEmpty = [...fields].every(([name, text]) => text === '' || CHOICES.has(name));
  storeDraft(draft, isEmpty ? undefined : fields);
}

function readDrafts(): void {
  unrestored.clear();
  const drafts = storedDrafts();
  // Without those that are too old.
  storeDrafts(drafts);
  for (const [name, draft] of drafts) {
    const fields = 'fields' in draft ? entriesOf(draft.fields) : [];
    const texts = fields.filter((field): field is [string, string] => typeof field[1] === 'string');
    unrestored.set(name, new Map(texts));
  }
}

/**
 * Fills each field of the draft once, when what it needs is there: a choice needs its option, a phone number its
 * country. A field that the visitor has edited stays as it is, and so does the country of an edited number.
 */
export function restoreDraft(form: HTMLFormElement): void {
  const fields = unrestored.get(form.dataset['draft'] ?? '') ?? new Map<string, string>();
  const isKept = (name: string, text: string | undefined) => {
    const control = controlOf(form, name);
    // A browser that reloads the page may have restored the same text.
    return control !== undefined && isEdited(control) && control.value !== text;
  };
  // Fields may be removed while a map is read.
  for (const [name, text] of fields) {
    const control = controlOf(form, name);
    if (control instanceof HTMLSelectElement && !hasOption(control, text)) continue;
    if (fields.has(`${name}Country`)) continue;
    const number = name.replace(COUNTRY, '');
    const isEither = isKept(name, text) || isKept(number, fields.get(number));
    fields.delete(name);
    if (!isEither) fill(form, name, text);
  }
}

/** The subject that an address asks for, by its query or its hash. */
export function askedSubject({ search, hash }: URL | Location): ContactSubject | undefined {
  const asked = new URLSearchParams(search).get('subject');
  return (
    contactSubjectIds.find((subject) => contactSubjects[subject] === asked) ??
    contactSubjectIds.find((subject) => `#${subject}` === hash)
  );
}

/** Shows the introduction of the contact page for this subject, or the general one. */
export function showIntroduction(subject: ContactSubject | undefined): void {
  for (const introduction of document.querySelectorAll<HTMLElement>('[data-subject]'))
    introduction.toggleAttribute('data-chosen', introduction.dataset['subject'] === (subject ?? ''));
}

/** React leaves attributes alone that it did not write. */
function showLetters(field: EventTarget | null): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const letters = lettersOf(field.value);
  if (letters) field.dataset['letters'] = letters;
  else delete field.dataset['letters'];
}

/** Restores the drafts, and selects the subject that the address asks for. */
function prepareForms(): void {
  readDrafts();
  const subject = askedSubject(location);
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
    restoreDraft(form);
    // Typed, or filled in by the browser, before this code came.
    for (const field of form.elements) showLetters(field);
    if (subject) fill(form, 'subject', contactSubjects[subject]);
    // From now on the page may show the subject.
    form.dataset['ready'] = '';
  }
  showIntroduction(subject);
}

/** The part of the contact page that the dialog is in place of: `/contact?role=Investor#message` (R2.18, R4.7). */
const isMessageLink = ({ origin, hash }: URL | Location) => origin === location.origin && hash === '#message';

/** What the dialog sends beside the text (R7.9) is in the query, as it is in an attribute of a button that opens it. */
function openAt({ search }: URL | Location): void {
  const dialog = document.querySelector<HTMLDialogElement>(`#${MESSAGE_DIALOG}`);
  if (!dialog || dialog.open) return;
  dialog.dataset['request'] = search;
  dialog.showModal();
}

function openByAddress(): void {
  if (isMessageLink(location)) openAt(location);
}

function openByLink(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link || !link.href || link.target || event.defaultPrevented || !isPlainPress(event)) return;
  const url = new URL(link.href);
  if (!isMessageLink(url)) return;
  event.preventDefault();
  openAt(url);
}

/**
 * Keeps the unsent text of the message forms, selects the subject of the address, and opens the message dialog by
 * links and by the address. Buttons open it without script.
 */
export function followContact(): void {
  document.addEventListener('input', ({ target }) => showLetters(target));
  prepareForms();
  document.addEventListener('input', keepDraft);
  document.addEventListener('click', openByLink);
  addEventListener('hashchange', () => {
    const subject = askedSubject(location);
    if (subject) showIntroduction(subject);
    openByAddress();
  });
  openByAddress();
  // A partner's landing page has taken the place of the home page.
  addEventListener('landing', () => {
    prepareForms();
    openByAddress();
  });
}
