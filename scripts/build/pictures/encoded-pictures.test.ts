import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { logos } from '#content/logos.ts';
import { pictures } from '#content/pictures.ts';
import { team } from '#words/team.ts';
import { paths } from '#scripts/support/paths.ts';
import { photo, contentFolder, valleyOnly } from '#tests/support/content-folder.ts';
import { findStalePictures, encodePictures } from './encoded-pictures.ts';
import { listPictureSources } from './picture-sources.ts';

const { pathOf, make, put } = contentFolder();

/** Puts a picture into the folder; returns functions that store and check its encoded files. */
async function putValley() {
  await put('pictures/valley.jpg', await photo().jpeg().toBuffer());
  const contentDir = pathOf('content');
  const sources = await listPictureSources(contentDir, valleyOnly);
  const keep = () => encodePictures(contentDir, sources, pathOf('cache'));
  const findStale = () => findStalePictures(contentDir, sources);
  return { keep, findStale };
}

it('every committed picture is encoded as it is now', async () => {
  const contentDir = join(paths.root, 'content');
  const sources = await listPictureSources(contentDir, { pictures, team, logos });
  expect(await findStalePictures(contentDir, sources)).toEqual([]);
});

it('encoded pictures are stored next to their source, and a changed source is reported', async () => {
  const { keep, findStale } = await putValley();
  await keep();
  expect(await findStale()).toEqual([]);
  await rm(pathOf('cache'), { recursive: true });
  await make();
  // Nothing was encoded again.
  await expect(readdir(pathOf('cache'))).rejects.toThrow('ENOENT');
  await put('pictures/valley.jpg', await photo(1400, 800).jpeg().toBuffer());
  const [problem] = await findStale();
  expect(problem).toContain(
    'content/pictures/valley.jpg is not what content/pictures/encoded/valley was made of',
  );
  expect(problem).toContain('npm run pictures');
  expect((await make()).pictures.valley).toMatchObject({ width: 1400 });
});

it('only changed sources are encoded again, and the stored files stay when that fails', async () => {
  const { keep, findStale } = await putValley();
  const namesOf = () => readdir(pathOf('content/pictures/encoded/valley'));
  expect(await keep()).toEqual(['valley']);
  // As in a fresh clone, which has no cache.
  await rm(pathOf('cache'), { recursive: true });
  expect(await keep()).toEqual([]);
  const before = await namesOf();
  await put('pictures/valley.jpg', 'hello');
  await expect(keep()).rejects.toThrow('content/pictures/valley.jpg');
  expect(await namesOf()).toEqual(before);
  await put('pictures/valley.jpg', await photo(1400, 800).jpeg().toBuffer());
  expect(await keep()).toEqual(['valley']);
  expect((await namesOf()).filter((name) => before.includes(name))).toEqual([]);
  expect(await findStale()).toEqual([]);
});

it('stored files that were changed, lost or left over are reported', async () => {
  const { keep, findStale } = await putValley();
  await keep();
  const committed = pathOf('content/pictures/encoded');
  const [first = '', second = ''] = (await readdir(join(committed, 'valley'))).filter((name) =>
    name.endsWith('.avif'),
  );
  await writeFile(join(committed, 'valley', first), 'other');
  const problems = async () => (await findStale()).join('\n');
  expect(await problems()).toContain('A file of content/pictures/encoded/valley is not as it was made');
  await rm(join(committed, 'valley', second));
  await mkdir(join(committed, 'gone'));
  expect(await problems()).toContain(`valley/${second} is missing`);
  expect(await problems()).toContain('encoded/gone belongs to no picture');
  await keep();
  expect(await problems()).toBe('');
});
