import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { findTypedText } from './typed-text.ts';

it('finds none in the content of the site', async () => {
  expect(await findTypedText()).toEqual([]);
});

it('names each logo and picture whose words are typed', async () => {
  const root = await mkdtemp(join(tmpdir(), 'svg-'));
  const files = {
    'content/logos/typed.svg': '<svg>\n<text x="1">Name</text></svg>',
    'content/logos/drawn.svg': '<svg><title>text</title><path d="M0 0"/></svg>',
    'content/pictures/prefixed.svg': '<svg:svg><svg:text>Name</svg:text></svg:svg>',
    'content/pictures/photo.jpg': '<text>',
  };
  for (const folder of ['logos', 'pictures']) await mkdir(join(root, 'content', folder), { recursive: true });
  for (const [file, svg] of Object.entries(files)) await writeFile(join(root, file), svg);
  const found = await findTypedText(root);
  await rm(root, { recursive: true });
  expect(found).toEqual([
    expect.stringMatching(/^content\/logos\/typed\.svg:2 has a <text>.*: convert text to outlines/),
    expect.stringMatching(/^content\/pictures\/prefixed\.svg:1 /),
  ]);
});
