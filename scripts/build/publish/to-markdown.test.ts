import { expect, it } from 'vitest';

import { toMarkdown } from './to-markdown.ts';

const convert = (html: string) =>
  toMarkdown(
    `<html><body><nav>Menu</nav><main>${html}</main></body></html>`,
    'https://a.example/p',
  ).trimEnd();

it.each([
  [
    'headings and paragraphs',
    '<div><p>Eyebrow</p><h1>One</h1></div><section><h2>Two</h2><div><p>Text</p></div></section>',
    'Eyebrow\n\n# One\n\n## Two\n\nText',
  ],
  ['text beside blocks', '<div>Loose<p>Text</p></div>', 'Loose\n\nText'],
  ['a list', '<ul role="list"><li>A</li><li>B</li><li></li></ul>', '- A\n- B'],
  ['a list of paragraphs', '<ul><li>A</li><li><p>B</p></li></ul>', '- A\n\n- B'],
  ['steps in order', '<ol><li>A</li><li>B<p>more</p></li></ol>', '1. A\n\n2. B\n\n   more'],
  ['cards with headings', '<ul><li><h3>A</h3><p>a</p></li><li><h3>B</h3></li></ul>', '### A\n\na\n\n### B'],
  ['questions', '<details><summary><h3>Why?</h3></summary><p>So</p></details>', '### Why?\n\nSo'],
  [
    'a table',
    '<table><caption>Costs</caption><thead><tr><td></td><th><span>A</span><span>Free</span><a href="/b">Join</a></th></tr></thead><tbody><tr><th>Price</th><td>1|2</td></tr></tbody></table>',
    'Costs\n\n| | A, Free |\n| - | - |\n| Price | 1\\|2 |',
  ],
  [
    'terms and their figures',
    '<dl><div><dt>Month<span>Solo</span></dt><dd>$1<span> each</span></dd></div></dl>',
    '- **Month, Solo**: $1 each',
  ],
  [
    'parts of a label',
    '<ul><li>شهر<span>واحد</span></li><li>Nadia S.<span>Director</span></li></ul>',
    '- شهر، واحد\n- Nadia S., Director',
  ],
  [
    'links, made absolute',
    '<p>See <a href="/b?c=d">b</a>, <a href="#e">e</a>.</p>',
    'See [b](https://a.example/b?c=d), [e](https://a.example/p#e).',
  ],
  [
    'addresses that are no pages',
    '<p><a href="mailto:a@a.example">Mail</a></p>',
    '[Mail](mailto:a@a.example)',
  ],
  [
    'two buttons side by side',
    '<div><a href="/b">B</a><a href="/c">C</a></div>',
    '[B](https://a.example/b) [C](https://a.example/c)',
  ],
  ['a clause whose number links to it', '<h2 id="x"><a href="#x">1.1</a>Who</h2>', '## 1.1 Who'],
  ['a picture', '<picture><img src="/a.avif" alt="A map"></picture>', '*A map*'],
  ['a drawing', '<div role="img" aria-label="A board"><p inert>Cedar</p></div>', '*A board*'],
  ['an address', '<address><strong>Us</strong><span>Level 4</span></address>', '**Us**\\\nLevel 4'],
  [
    'what is one text to the reader',
    '<p>M&amp;A by a@a.example,<!-- --> +1\u00a02</p>',
    'M&A by a@a.example, +1 2',
  ],
  ['words that stay on one line', '<p>a<span class="unbroken">b-c</span></p>', 'ab-c'],
  ['stress and code', '<p>on<b>ly</b> <strong>this</strong> and <code>x</code></p>', 'only **this** and `x`'],
])('the Markdown of a page has %s', (_what, html, markdown) => {
  expect(convert(html)).toBe(markdown);
});

it.each([
  ['a button', '<button>Close</button>'],
  ['a form', '<form><label>Name</label><input></form>'],
  ['navigation', '<nav><a href="/b">b</a></nav>'],
  ['a closed dialog', '<dialog><h2>Film</h2></dialog>'],
  ['what is hidden', '<p hidden>No</p><ul aria-hidden="true"><li>No</li></ul>'],
  ['a drawing and a picture that only decorate', '<svg><title>x</title></svg><img src="/a.avif" alt="">'],
  ['scripts and styles', '<script>a()</script><style>a{}</style>'],
  ['a section that waits for data', '<section><h2>Now</h2><div aria-busy="true"><p>Soon</p></div></section>'],
  ['what a program reports', '<p role="status">Loading</p><p aria-live="polite">Step 1 of 6</p>'],
  ['the hint of a control', '<div id="a-hint">For example 10</div>'],
  [
    'a screen with its caption',
    '<figure><div role="img" data-nosnippet>A</div><figcaption>a</figcaption></figure>',
  ],
  ['a closed window', '<div popover="auto"><p>Full screen</p></div>'],
])('the Markdown of a page leaves out %s', (_what, html) => {
  expect(convert(`<p>Before</p>${html}<p>After</p>`)).toBe('Before\n\nAfter');
});

it('the signs of a text do not become Markdown', () => {
  expect(convert('<p># 1 *of* [two] &lt;b&gt;</p><p>1. March</p>')).toBe(
    '\\# 1 \\*of\\* \\[two] \\<b>\n\n1\\. March',
  );
});

it('a page that has no content is named', () => {
  expect(() => toMarkdown('<p>Text</p>', 'https://a.example/p')).toThrow(/a\.example\/p has no <main>/);
});
