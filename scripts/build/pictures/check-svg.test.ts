import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { writeFiles } from '#scripts/support/write-files.ts';
import { foundIn } from '#tests/support/found-in.ts';
import { findTypedText, svgProblems, withoutSvgMetadata } from './check-svg.ts';

it('a plain drawing has no finding, and each other is refused for what it has (F-P1)', async () => {
  const found = await foundIn(new URL('golden/drawings.txt', import.meta.url), svgProblems);
  await expect(found).toMatchFileSnapshot('golden/drawings.txt');
});

const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}>${inner}</svg>`;

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
