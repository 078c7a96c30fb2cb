import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { writeFiles } from '#scripts/support/write-files.ts';
import { findTypedText, svgProblems, withoutSvgMetadata } from './check-svg.ts';

const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}>${inner}</svg>`;

it.each([
  svg('<defs><path id="a" d="M0 0"/></defs><use href="#a"/>'),
  svg('<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#a"/>'),
  svg('<style>.a { fill: url(#b) }</style>'),
  svg('<image href="data:image/png;base64,AAAA"/>'),
  `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd">${svg('')}`,
])('a plain drawing has no finding: %s', (text) => {
  expect(svgProblems(text)).toEqual([]);
});

it.each([
  ['<SCRIPT>', svg('<svg:SCRIPT href="#a"/>')],
  ['<foreignObject>', svg('<foreignObject><p>x</p></foreignObject>')],
  ['event handler (onload)', svg('', ' onload="alert(1)"')],
  ['event handler (onclick)', svg('<path\n onclick = "go()"/>')],
  ['outside of itself (https://evil.example/a.png)', svg('<image href="https://evil.example/a.png"/>')],
  ['outside of itself (other.svg#a)', svg('<use xlink:href="other.svg#a"/>')],
  ['outside of itself (javascript:go())', svg('<a href="&#106;avascript:go()"/>')],
  ['outside of itself (data:image/svg+xml,', svg('<image href="data:image/svg+xml,%3Csvg/%3E"/>')],
  ['outside of itself (//evil.example/a.css)', svg('<style>@import "//evil.example/a.css";</style>')],
  ['outside of itself (https://evil.example)', svg('<path style="fill: url(https://evil.example)"/>')],
  ['animates a link', svg('<set attributeName="href" to="javascript:go()"/>')],
  ['style sheet', `<?xml-stylesheet href="a.css"?>${svg('')}`],
  ['entities', `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('&a;')}`],
])('a drawing is refused for what it has: %s (F-P1)', (problem, text) => {
  expect(svgProblems(text).join()).toContain(problem);
});

it('a drawing loses the metadata of editors', () => {
  const written = `<?xml version="1.0"?>\n<!-- Made by Ann -->\n${svg('<metadata><owner>Ann</owner></metadata><path d="M0 0"/>', ' data-name="Layer 1"')}`;
  expect(withoutSvgMetadata(written)).toBe(`${svg('<path d="M0 0"/>')}\n`);
});

it('each logo and picture that has a <text> is listed', async () => {
  const root = await mkdtemp(join(tmpdir(), 'svg-'));
  await writeFiles(root, {
    'content/logos/typed.svg': '<svg>\n<text x="1">Name</text></svg>',
    'content/logos/drawn.svg': '<svg><title>text</title><path d="M0 0"/></svg>',
    'content/pictures/prefixed.svg': '<svg:svg><svg:text>Name</svg:text></svg:svg>',
    'content/pictures/photo.jpg': '<text>',
  });
  const found = await findTypedText(root);
  await rm(root, { recursive: true });
  expect(found).toMatchObject([
    { file: 'content/logos/typed.svg', line: 2 },
    { file: 'content/pictures/prefixed.svg', line: 1 },
  ]);
});
