import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { renderStill } from '#tests/support/render.tsx';

import { followForms } from './follow-forms.ts';

afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', location.pathname);
});

const form = (
  <form data-draft="">
    <input name="name" aria-label="Name" />
    <select name="subject" aria-label="Subject">
      <option>General Inquiry</option>
      <option>Demo Request</option>
    </select>
  </form>
);
const name = page.getByLabelText('Name');

const stored = (fields: unknown, minutesAgo = 0) =>
  JSON.stringify({ time: Date.now() - minutesAgo * 60_000, fields });

it.each([
  ['', ''],
  ['no JSON', ''],
  ['null', ''],
  ['{"name":"Noor"}', ''],
  ['{"time":"today","fields":{"name":"Noor"}}', ''],
  [stored(['Noor']), ''],
  [stored({ name: 'Noor', email: { x: 1 }, company: null }), 'Noor'],
  [stored({ name: { x: 1 } }), ''],
  [stored({ name: 'Noor' }, 59), 'Noor'],
  [stored({ name: 'Noor' }, 61), ''],
])('restores only texts of the last hour from the stored draft %j', async (draft, text) => {
  sessionStorage.setItem('contactDraft', draft);
  await renderStill(form);
  followForms();
  await expect.element(name).toHaveValue(text);
});

it('keeps what was typed before it came, stores what is typed, and forgets an emptied form', async () => {
  sessionStorage.setItem('contactDraft', stored({ name: 'Noor' }));
  await renderStill(form);
  await userEvent.fill(name, 'Layla');
  followForms();
  await expect.element(name).toHaveValue('Layla');
  await userEvent.type(name, ' N');
  expect(sessionStorage.getItem('contactDraft')).toContain('Layla N');
  await userEvent.clear(name);
  expect(sessionStorage.getItem('contactDraft')).toBeNull();
});

it('shows a name in one font, also if ours lacks some of its letters', async () => {
  sessionStorage.setItem('contactDraft', stored({ name: 'Nguyễn' }));
  await renderStill(form);
  followForms();
  await expect.element(name).toHaveAttribute('data-letters', 'other');
  await userEvent.fill(name, 'Łódź');
  await expect.element(name).not.toHaveAttribute('data-letters');
});

it('does so for a name that the browser filled in before', async () => {
  await renderStill(
    <form data-draft="">
      <input name="name" aria-label="Name" defaultValue="Ọláyẹmí" />
    </form>,
  );
  followForms();
  await expect.element(name).toHaveAttribute('data-letters', 'other');
});

it('leaves a field alone that has the stored text, so that its error stays', async () => {
  sessionStorage.setItem('contactDraft', stored({ name: '', subject: 'General Inquiry' }));
  await renderStill(form);
  let inputs = 0;
  page
    .elementLocator(document.body)
    .element()
    .addEventListener('input', () => (inputs += 1));
  followForms();
  expect(inputs).toBe(0);
});

it('selects the subject of the address', async () => {
  history.replaceState(null, '', '?subject=Demo%20Request#demo-request');
  await renderStill(form);
  followForms();
  await expect.element(page.getByLabelText('Subject')).toHaveValue('Demo Request');
});
