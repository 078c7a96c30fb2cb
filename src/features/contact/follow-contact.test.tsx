import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { renderStill } from '#tests/support/render.tsx';

import { askedSubject, followContact, restoreDraft } from './follow-contact.ts';

afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', location.pathname);
});

const form = (
  <form data-draft="page">
    <input name="name" aria-label="Name" />
    <select name="subject" aria-label="Subject">
      <option>General Inquiry</option>
      <option>Demo Request</option>
    </select>
  </form>
);
const name = page.getByLabelText('Name');

const stored = (fields: unknown, minutesAgo = 0) =>
  JSON.stringify({ page: { time: Date.now() - minutesAgo * 60_000, fields } });

it.each([
  ['no JSON', '', false],
  ['{"page":"Noor"}', '', false],
  ['{"page":{"time":"today","fields":{"name":"Noor"}}}', '', false],
  [stored({ name: 'Noor' }).replace('page', 'message'), '', true],
  [stored(['Noor']), '', true],
  [stored({ name: 'Noor', email: { x: 1 }, company: null }), 'Noor', true],
  [stored({ name: { x: 1 } }), '', true],
  [stored({ name: 'Noor' }, 59), 'Noor', true],
  [stored({ name: 'Noor' }, 61), '', false],
])('only texts of the last hour are restored, and kept, of the draft %j', async (draft, text, isKept) => {
  sessionStorage.setItem('contactDraft', draft);
  await renderStill(form);
  followContact();
  await expect.element(name).toHaveValue(text);
  expect(sessionStorage.getItem('contactDraft') !== null).toBe(isKept);
});

it('a draft keeps what was typed before it came, stores what is typed, and is gone with an emptied form', async () => {
  sessionStorage.setItem('contactDraft', stored({ name: 'Noor' }));
  await renderStill(form);
  await userEvent.fill(name, 'Layla');
  followContact();
  await expect.element(name).toHaveValue('Layla');
  await userEvent.type(name, ' N');
  expect(sessionStorage.getItem('contactDraft')).toContain('Layla N');
  await userEvent.clear(name);
  expect(sessionStorage.getItem('contactDraft')).toBeNull();
});

it('a name is shown in one font, also if ours lacks some of its letters', async () => {
  await renderStill(form);
  // Filled in by the browser before, without an event.
  Object.assign(name.element(), { value: 'Ọláyẹmí' });
  followContact();
  await expect.element(name).toHaveAttribute('data-letters', 'other');
  await userEvent.fill(name, 'Łódź');
  await expect.element(name).not.toHaveAttribute('data-letters');
});

/** The form of the dialog, with the options that its code adds. */
const numberForm = (...codes: readonly string[]) => (
  <form data-draft="message">
    <select name="phoneCountry" aria-label="Country" defaultValue="AE">
      {codes.map((code) => (
        <option key={code}>{code}</option>
      ))}
    </select>
    <input name="phone" aria-label="Phone" />
    <textarea name="message" aria-label="Message" />
  </form>
);
const country = page.getByLabelText('Country');
const phone = page.getByLabelText('Phone');
const text = page.getByLabelText('Message');

const number = { phoneCountry: 'FR', phone: '6 12 34 56 78', message: 'Hello' };
const storedNumber = () => stored(number).replace('page', 'message');

/** What the code of the form does when it has added the list of countries. */
function addCountries() {
  const list = country.element();
  list.prepend(new Option('CA'), new Option('FR'));
  const { form: element } = list instanceof HTMLSelectElement ? list : { form: null };
  if (element) restoreDraft(element);
}

it('a phone number comes back with its country alone, once, and both are kept while the list is missing', async () => {
  sessionStorage.setItem('contactDraft', storedNumber());
  await renderStill(numberForm('AE'));
  followContact();
  await expect.element(text).toHaveValue('Hello');
  await expect.element(phone).toHaveValue('');
  await userEvent.type(text, ' again');
  expect(sessionStorage.getItem('contactDraft')).toContain('"phoneCountry":"FR","phone":"6 12 34 56 78"');
  addCountries();
  await expect.element(country).toHaveValue('FR');
  await expect.element(phone).toHaveValue('6 12 34 56 78');
  await userEvent.clear(phone);
  await userEvent.selectOptions(country, 'AE');
  addCountries();
  await expect.element(phone).toHaveValue('');
  await expect.element(country).toHaveValue('AE');
});

it.each([
  ['typed before', '50 123 4567', 'AE'],
  ['restored by the browser itself', '6 12 34 56 78', 'FR'],
])('a number %s keeps its country', async (_how, typed, expected) => {
  await renderStill(numberForm('AE'));
  await userEvent.fill(phone, typed);
  // The listeners of other tests have stored it.
  sessionStorage.setItem('contactDraft', storedNumber());
  followContact();
  addCountries();
  await expect.element(phone).toHaveValue(typed);
  await expect.element(country).toHaveValue(expected);
});

it('a field that has the stored text is left alone, so that its error stays', async () => {
  sessionStorage.setItem('contactDraft', stored({ name: '', subject: 'General Inquiry' }));
  await renderStill(form);
  let inputs = 0;
  page
    .elementLocator(document.body)
    .element()
    .addEventListener('input', () => (inputs += 1));
  followContact();
  expect(inputs).toBe(0);
});

it('the subject of the address is selected, not that of the draft', async () => {
  sessionStorage.setItem('contactDraft', stored({ name: 'Noor', subject: 'General Inquiry' }));
  history.replaceState(null, '', '?subject=Demo%20Request#demo-request');
  await renderStill(form);
  followContact();
  await expect.element(page.getByLabelText('Subject')).toHaveValue('Demo Request');
});

it.each([
  ['/contact#message', undefined],
  ['/contact?subject=Free+lunch', undefined],
  ['/contact?subject=Enterprise+Sales', 'enterprise-sales'],
  ['/contact#technical-support', 'technical-support'],
  ['/contact?subject=Enterprise+Sales#technical-support', 'enterprise-sales'],
  ['/contact?subject=Demo+Request&subject=Enterprise+Sales', 'demo-request'],
  ['/contact?subject=#constructor', undefined],
])('the address %s has the subject %s (R3.3)', (address, subject) => {
  expect(askedSubject(new URL(address, 'https://brand.example'))).toBe(subject);
});
