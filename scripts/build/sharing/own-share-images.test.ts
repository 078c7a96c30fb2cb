import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';

import type { LanguageCode } from '#content/languages.ts';
import { paths } from '#scripts/support/paths.ts';
import { findSharingProblems } from './own-share-images.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0d2129' } });

/** A picture that no encoder makes small. */
const noise = () =>
  sharp({
    create: {
      ...{ width: 1200, height: 630, channels: 3, background: '#0d2129' },
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

/** The problems of one picture of the page `about`, in a folder with these files. */
async function problemsIn(file: string, files: Readonly<Record<string, Buffer>>, code: LanguageCode = 'en') {
  const root = await mkdtemp(join(tmpdir(), 'sharing-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, 'content/sharing'), { recursive: true });
  const table = `content/${code}/language.ts`;
  await cp(join(paths.root, table), join(root, table));
  for (const [name, bytes] of Object.entries(files))
    await writeFile(join(root, 'content/sharing', name), bytes);
  return findSharingProblems(root, [[code, { about: { openGraph: { file, alt: 'A well' } } }]]);
}

it('lets a picture pass that every network shows', async () => {
  expect(await problemsIn('a.png', { 'a.png': await plain(1200, 630).png().toBuffer() })).toEqual([]);
  expect(await problemsIn('a.jpg', { 'a.jpg': await plain(1200, 630).jpeg().toBuffer() })).toEqual([]);
});

it.each([
  ['missing', async () => ({}), /is missing: add it, or correct the name$/],
  ['no picture', async () => ({ 'a.png': Buffer.from('words') }), /is no PNG or JPEG: export it again/],
  [
    'of another kind',
    async () => ({ 'a.png': await plain(1200, 630).webp().toBuffer() }),
    /is no PNG or JPEG/,
  ],
  [
    'of another size',
    async () => ({ 'a.png': await plain(1200, 600).png().toBuffer() }),
    /1200 × 600 .*1200 × 630$/,
  ],
  ['too heavy', async () => ({ 'a.png': await noise().png().toBuffer() }), /has \d+ kB: .* at most 300 kB/],
])('reports line and remedy of a picture that is %s', async (_what, files, message) => {
  const [problem, ...others] = await problemsIn('a.png', await files());
  expect(problem).toMatch(
    /^content\/en\/language\.ts:\d+ sharingPictures\.about\.openGraph\.file content\/sharing\/a\.png /,
  );
  expect(problem).toMatch(message);
  expect(others).toEqual([]);
});

it('names a picture that no page shows', async () => {
  const picture = await plain(1200, 630).png().toBuffer();
  expect(await problemsIn('a.png', { 'a.png': picture, 'b.png': picture })).toEqual([
    expect.stringMatching(
      /^content\/sharing\/b\.png:1 is shown by no page: name it in content\/en\/language\.ts or /,
    ),
  ]);
});

it('reports a picture of another language by its file', async () => {
  const picture = await plain(1200, 630).png().toBuffer();
  expect(await problemsIn('a.png', { 'a.png': picture }, 'ar')).toEqual([]);
  expect(await problemsIn('a.png', {}, 'ar')).toEqual([
    expect.stringMatching(/^content\/ar\/language\.ts:\d+ sharingPictures\.about.* is missing/),
  ]);
});
