import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';

import type { LanguageCode } from '#content/languages.ts';
import { writeFiles } from '#scripts/support/write-files.ts';
import { findSharingProblems } from './own-share-images.ts';

const create = { width: 1200, height: 630, channels: 3, background: '#0d2129' } as const;
const plain = sharp({ create });
const low = sharp({ create: { ...create, height: 600 } });
/** A picture that no encoder makes small. */
const noise = sharp({ create: { ...create, noise: { type: 'gaussian', mean: 128, sigma: 60 } } });

/** The files of the problems of one picture of the page `about`, in a folder with these files. */
async function problemsIn(file: string, files: Readonly<Record<string, Buffer>>, code: LanguageCode = 'en') {
  const root = await mkdtemp(join(tmpdir(), 'sharing-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await writeFiles(join(root, 'content/sharing'), files);
  const table = { [code]: { about: { openGraph: { file, alt: 'A well' } } } };
  return (await findSharingProblems(root, table)).map((one) => one.file);
}

it('a picture that every network shows passes', async () => {
  expect(await problemsIn('a.png', { 'a.png': await plain.png().toBuffer() })).toEqual([]);
  expect(await problemsIn('a.jpg', { 'a.jpg': await plain.jpeg().toBuffer() }, 'ar')).toEqual([]);
});

it.each<readonly [what: string, picture: () => Promise<Buffer> | Buffer]>([
  ['no picture', () => Buffer.from('words')],
  ['of another kind', () => plain.webp().toBuffer()],
  ['of another size', () => low.png().toBuffer()],
  ['too heavy', () => noise.png().toBuffer()],
])('reports a picture that is %s', async (_what, picture) => {
  expect(await problemsIn('a.png', { 'a.png': await picture() })).toEqual(['content/sharing-pictures.ts']);
});

it('a missing picture is named, and one that no page shows', async () => {
  expect(await problemsIn('a.png', { 'b.png': await plain.png().toBuffer() })).toEqual([
    'content/sharing-pictures.ts',
    'content/sharing/b.png',
  ]);
});
