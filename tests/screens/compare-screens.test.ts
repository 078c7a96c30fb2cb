import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { compareFolders, visualFolders } from './compare-screens.ts';
import { visualSheet } from './visual-sheet.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'visual-'));
  for (const name of visualFolders) await mkdir(join(root, name));
});
afterEach(() => rm(root, { recursive: true }));

type Colour = '#fff' | '#fefefe' | '#000';

/** A photograph of so many rows of one colour, the first of them of another one. */
const photograph = (file: string, height: number, first: Colour, rest: Colour = '#fff') =>
  sharp({ create: { width: 10, height, channels: 3, background: rest } })
    .composite([
      { input: { create: { width: 10, height: 1, channels: 3, background: first } }, top: 0, left: 0 },
    ])
    .webp({ lossless: true })
    .toFile(join(root, file));

it('finds which part of a photograph differs, and marks it', async () => {
  await photograph('before/faq-390.webp', 10, '#fff');
  await photograph('after/faq-390.webp', 10, '#000');
  expect(await compareFolders(root)).toEqual({
    all: 1,
    differing: [{ file: 'faq-390.webp', change: 0.1 }],
  });
  const drawn = sharp(join(root, 'difference/faq-390.webp'));
  const marked = await drawn.extract({ left: 0, top: 0, width: 10, height: 1 }).raw().toBuffer();
  expect(marked.readUInt8(0)).toBeGreaterThan(marked.readUInt8(1) + 50);
});

it('passes over what no eye sees', async () => {
  await photograph('before/faq-390.webp', 10, '#fff');
  await photograph('after/faq-390.webp', 10, '#fefefe');
  expect(await compareFolders(root)).toEqual({ all: 1, differing: [] });
});

it('counts the rest of a longer page, and pages that only one revision has', async () => {
  await photograph('before/faq-390.webp', 10, '#fff');
  await photograph('after/faq-390.webp', 20, '#fff');
  await photograph('before/old-390.webp', 1, '#fff');
  await photograph('after/new-390.webp', 1, '#fff');
  const { differing } = await compareFolders(root);
  expect(differing).toEqual([
    { file: 'faq-390.webp', change: 0.5 },
    { file: 'new-390.webp', change: 'added' },
    { file: 'old-390.webp', change: 'removed' },
  ]);
  const sheet = visualSheet('3 differ', differing);
  expect(sheet.match(/src="[^"]*"/g)).toEqual([
    'src="after/new-390.webp"',
    'src="before/old-390.webp"',
    'src="before/faq-390.webp"',
    'src="after/faq-390.webp"',
    'src="difference/faq-390.webp"',
  ]);
});
