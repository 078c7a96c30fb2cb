import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { findUnknownPictures } from './find-unknown-pictures.ts';

it.each([
  ['<PageHero\n  copy={hero}\n  picture="segment-valey"\n/>', 3],
  ['<Picture id="segment-valley" narrow="segment-valey" sizes="1px" />', 1],
  ['<Picture\n  sizes="1px"\n  id="segment-valey" />', 3],
  ['<WholeScreen id="segment-valey" />', 1],
])('finds the unknown id in %j with its line and the nearest one', async (source, line) => {
  const root = await mkdtemp(join(tmpdir(), 'components-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, 'src/pages'), { recursive: true });
  await writeFile(join(root, 'src/pages/valley.tsx'), source);
  expect(await findUnknownPictures(root, ['segment-river', 'segment-valley'])).toEqual([
    expect.stringMatching(
      new RegExp(
        String.raw`^src/pages/valley\.tsx:${line} "segment-valey" is not a picture: .*; did you mean segment-valley\?$`,
      ),
    ),
  ]);
});
