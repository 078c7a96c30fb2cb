import { expect, it } from 'vitest';

import { renderStill } from '#tests/support/render.tsx';

import { filterQuestions } from './filter-questions.ts';

const questions = (
  <>
    <ul>
      <li>
        <a href="#fees">Fees</a>
      </li>
      <li>
        <a href="#privacy">Privacy</a>
      </li>
    </ul>
    <section id="fees">
      <details id="success">
        <summary>Do you charge success fees?</summary>
        <p>No, subscriptions alone.</p>
      </details>
      <details id="ticket">
        <summary>Is there a minimum ticket?</summary>
        <p>Each listing states one.</p>
      </details>
    </section>
    <section id="privacy">
      <details id="identity">
        <summary>Who sees my identity?</summary>
        <p>
          Nobody before your <b>con</b>sent.
        </p>
      </details>
    </section>
  </>
);

const idsOf = (host: HTMLElement, selector: string) =>
  [...host.querySelectorAll(selector)].map(({ id }) => id);
const shown = (host: HTMLElement) => idsOf(host, 'details:not([hidden])');
const open = (host: HTMLElement) => idsOf(host, 'details[open]');

it('the search shows and counts the questions with a match, and hides empty sections and their links', async () => {
  const host = await renderStill(questions);
  expect(filterQuestions(host, 'ticket')).toBe(1);
  expect(shown(host)).toEqual(['ticket']);
  expect(idsOf(host, 'section[hidden]')).toEqual(['privacy']);
  expect(host.querySelector('li[hidden]')?.textContent).toBe('Privacy');
  expect(filterQuestions(host, 'nothing like it')).toBe(0);
  expect(shown(host)).toEqual([]);
  expect(filterQuestions(host, '')).toBe(3);
  expect(host.querySelectorAll('[hidden]')).toHaveLength(0);
});

it('the search opens answers with a match, and later closes only those', async () => {
  const host = await renderStill(questions);
  host.querySelector('#ticket')?.setAttribute('open', '');
  filterQuestions(host, 'listing');
  expect(open(host)).toEqual(['ticket']);
  filterQuestions(host, 'subscriptions');
  expect(open(host)).toEqual(['success', 'ticket']);
  filterQuestions(host, '');
  expect(open(host)).toEqual(['ticket']);
});

it('the search leaves an answer closed when the question itself matches', async () => {
  const host = await renderStill(questions);
  expect(filterQuestions(host, 'identity')).toBe(1);
  expect(open(host)).toEqual([]);
});

it('the search marks a match that extends over several nodes', async () => {
  const host = await renderStill(questions);
  filterQuestions(host, 'consent');
  const marked = [...(CSS.highlights.get('faq-match') ?? [])].map(String);
  expect(marked).toEqual(['consent']);
  filterQuestions(host, '');
  expect(CSS.highlights.get('faq-match')?.size).toBe(0);
});
