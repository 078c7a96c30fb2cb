import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { findSampleBrand } from './find-sample-brand.ts';

async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'brand-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  return root;
}

const content = {
  'content/films/tour/tour.en.vtt': 'WEBVTT\n\n00:01.000 --> 00:02.000\nQanat, screen by screen',
  'content/legal/terms.mdx': 'These terms name nothing.\n\nIn them “Qanat” means us.',
  'content/en/pages/about.ts': "export const title = 'A qanat carries water';",
  'content/ar/pages/about.ts': "export const title = 'من القناة، وهي مجرى جوفي';",
  'content/ar/pages/contact.ts': "export const title = 'تابع القناة على YouTube';",
  'content/redirects.ts': "export const redirects = [{ from: '/qanat-360', to: 'product' }];",
  'content/en/pages/home.ts': "export const title = 'Home';",
};

const built = {
  'dist/about.html': '<h1>A qanat carries water</h1>\n<footer>© Qanat</footer>',
  'dist/index.html': '<h1>Meridian</h1>\n<footer>© Qanat</footer>',
  'dist/films/tour.mp4': 'Qanat',
};

it('lists each place with the sample brand when the site has another brand', async () => {
  const root = await folderWith({ ...content, ...built });
  const found = await findSampleBrand(root, 'Meridian');
  expect(found.map(({ place, found: words, urgency }) => `${place} ${words} ${urgency}`)).toEqual([
    "content/ar/pages/about.ts:1 “export const title = 'من القناة، وهي مجرى جوفي';” must",
    "content/en/pages/about.ts:1 “export const title = 'A qanat carries water';” must",
    'content/films/tour/tour.en.vtt:4 “Qanat, screen by screen” must',
    'content/legal/terms.mdx:3 “In them “Qanat” means us.” must',
    'dist/about.html:1 “<h1>A qanat carries water</h1>” must',
    'dist/about.html:2 “<footer>© Qanat</footer>”, and at 1 more place(s) must',
  ]);
});

it('requires a build when there is none', async () => {
  const found = await findSampleBrand(await folderWith(content), 'Meridian');
  expect(found.at(-1)?.place).toBe('dist');
  expect(found.at(-1)?.meaning).toContain('npm run build');
});

it.each(['Qanat', 'Qanat Capital'])('finds nothing for the brand %s', async (brand) => {
  expect(await findSampleBrand(await folderWith({ ...content, ...built }), brand)).toEqual([]);
});
