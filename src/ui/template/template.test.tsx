import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { renderStill } from '#tests/support/render.tsx';
import { fillTemplate } from './fill-template.ts';
import { Template } from './template.tsx';

const card = (
  <article>
    <h3 data-fill="title">Title</h3>
    <p data-line="">
      By <b data-fill="author" />
    </p>
  </article>
);

it.each([
  ['lacks', ['title', 'author', 'date'], 'date'],
  ['has and the list does not', ['title'], 'author'],
])('a slot that the template %s is an error of the build', (_case, slots, named) => {
  const render = () =>
    renderToStaticMarkup(
      <Template name="card" slots={slots}>
        {card}
      </Template>,
    );
  expect(render).toThrow(`The template card and the list of its slots differ in: ${named}`);
});

it('a template is copied with texts as text, and without the lines of missing ones', async () => {
  const slots = ['title', 'author'];
  const host = await renderStill(
    <Template name="card" slots={slots}>
      {card}
    </Template>,
  );
  const title = '<img src=x onerror=alert(1)>';
  const html = (author?: string) => fillTemplate(host, 'card', { title, author }).outerHTML;
  const heading = '<h3>&lt;img src=x onerror=alert(1)&gt;</h3>';
  expect(html('Nadir')).toBe(`<article>${heading}<p data-line="">By <b>Nadir</b></p></article>`);
  expect(html()).toBe(`<article>${heading}</article>`);
  expect(() => fillTemplate(host, 'list', {})).toThrow();
});
