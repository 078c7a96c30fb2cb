import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';

import type { LanguageCode } from '#content/languages.ts';
import { writeFiles } from '#scripts/support/write-files.ts';
import { formatFinding } from '#scripts/support/findings.ts';
import { findSharingProblems } from './own-share-images.ts';

const create = { width: 1200, height: 630, channels: 3, background: '#0d2129' } as const;
const plain = sharp({ create });
const low = sharp({ create: { ...create, height: 600 } });
/** A picture that no encoder makes small. */
const noise = sharp({ create: { ...create, noise: { type: 'gaussian', mean: 128, sigma: 60 } } });

/** The problems of one picture of the page `about`, in a folder with these files. */
async function problemsIn(file: string, files: Readonly<Record<string, Buffer>>, code: LanguageCode = 'en') {
  const root = await mkdtemp(join(tmpdir(), 'sharing-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await writeFiles(join(root, 'content/sharing'), files);
  const problems = await findSharingProblems(root, {
    [code]: { about: { openGraph: { file, alt: 'A well' } } },
  });
  return problems.map(formatFinding);
}

it('a picture that every network shows passes', async () => {
  expect(await problemsIn('a.png', { 'a.png': await plain.png().toBuffer() })).toEqual([]);
  expect(await problemsIn('a.jpg', { 'a.jpg': await plain.jpeg().toBuffer() }, 'ar')).toEqual([]);
});

it.each<
  readonly [what: string, code: LanguageCode, picture: () => Promise<Buffer> | Buffer, message: RegExp]
>([
  ['no picture', 'en', () => Buffer.from('words'), /is no PNG or JPEG: export it again/],
  ['of another kind', 'en', () => plain.webp().toBuffer(), /is no PNG or JPEG/],
  ['of another size', 'ar', () => low.png().toBuffer(), /1200 × 600 .*1200 × 630$/],
  ['too heavy', 'en', () => noise.png().toBuffer(), /has \d+ kB: .* at most 300 kB/],
])('a picture that is %s is reported with line and remedy', async (_what, code, picture, message) => {
  const problems = await problemsIn('a.png', { 'a.png': await picture() }, code);
  const place = String.raw`^content/sharing-pictures\.ts:\d+ sharingPictures\.${code}\.about\.openGraph\.file content/sharing/a\.png .*`;
  expect(problems).toEqual([expect.stringMatching(new RegExp(place + message.source))]);
});

it('a missing picture is named, and one that no page shows', async () => {
  expect(await problemsIn('a.png', { 'b.png': await plain.png().toBuffer() })).toEqual([
    expect.stringMatching(/content\/sharing\/a\.png is missing: add it, or correct the name$/),
    'content/sharing/b.png:1 is shown by no page: name it in content/sharing-pictures.ts, or remove it',
  ]);
});
