import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { findStalePictures, keepPictures } from './keep.ts';
import { listPictureSources, makePictures, type PictureCatalogue } from './make-pictures.ts';

// Each test encodes pictures, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const alt = { en: 'A valley' };
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pictures-'));
  for (const folder of ['pictures', 'team', 'logos'])
    await mkdir(join(root, 'content', folder), { recursive: true });
});

afterEach(() => rm(root, { recursive: true }));

const put = (path: string, content: Buffer | string) => writeFile(join(root, 'content', path), content);

const valleyOnly: Partial<PictureCatalogue> = { pictures: { valley: { alt } } };

const make = (catalogue = valleyOnly) =>
  makePictures({
    contentDir: join(root, 'content'),
    catalogue: { pictures: {}, team: [], logos: [], ...catalogue },
    outDir: join(root, 'out'),
    cacheDir: join(root, 'cache'),
  });

/** A picture of soft colours: copper on the left, teal on the right. */
const photo = (width = 1300, height = 700) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#0c6b67"/><rect width="50%" height="100%" fill="#9c4f24"/></svg>`,
    ),
  ).removeAlpha();

const output = async (name = '') => sharp(await readFile(join(root, 'out', name)));

it('makes every width and both formats of a photograph, none wider than it is', async () => {
  await put('pictures/valley.jpg', await photo().jpeg().toBuffer());
  const { valley } = (await make()).pictures;
  expect(valley).toMatchObject({ width: 1300, height: 700, alt: 'A valley' });
  expect(valley?.avif.map(({ width }) => width)).toEqual([350, 450, 580, 750, 970, 1260, 1300]);
  expect(valley?.webp.map(({ width }) => width)).toEqual([970]);
  expect(await readdir(join(root, 'out'))).toHaveLength(8);
});

it('turns a photograph upright, and ships neither its place nor its camera (F-P1)', async () => {
  const source = photo(700, 1300)
    .jpeg()
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 12/1 0/1' } })
    .withMetadata({ orientation: 6 });
  const bytes = await source.toBuffer();
  expect((await sharp(bytes).metadata()).orientation).toBe(6);
  await put('pictures/valley.jpg', bytes);
  const { valley } = (await make()).pictures;
  expect(valley).toMatchObject({ width: 1300, height: 700 });
  for (const { file } of [...(valley?.avif ?? []), ...(valley?.webp ?? [])]) {
    const metadata = await (await output(file)).metadata();
    expect(metadata.exif).toBeUndefined();
    expect(metadata.xmp).toBeUndefined();
    expect(metadata.orientation ?? 1).toBe(1);
  }
});

it('turns the colours of print into those of screens (F-P1)', async () => {
  await put('pictures/valley.jpg', await photo().toColourspace('cmyk').jpeg().toBuffer());
  const { valley } = (await make()).pictures;
  const image = await output(valley?.webp[0]?.file);
  expect((await image.metadata()).space).toBe('srgb');
  const { data } = await image
    .extract({ left: 20, top: 20, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data[0]).toBeGreaterThan((data[2] ?? 255) + 50);
});

it('draws a small drawing large enough for its place', async () => {
  await put(
    'pictures/valley.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 0h20v20z"/></svg>',
  );
  expect((await make()).pictures.valley).toMatchObject({ width: 1600, height: 800 });
});

it.each([
  [
    'a damaged file',
    'valley.jpg',
    async () => (await photo().jpeg().toBuffer()).subarray(0, 3000),
    'damaged',
  ],
  ['no picture at all', 'valley.png', () => Promise.resolve(Buffer.from('hello')), 'damaged'],
  ['another kind than its name', 'valley.jpg', () => photo().png().toBuffer(), 'let it end in .png'],
  ['too few pixels', 'valley.png', () => photo(1199, 700).png().toBuffer(), '1199 × 700 pixels, too few'],
  ['too many bytes', 'valley.png', () => Promise.resolve(Buffer.alloc(30_000_001)), '30.0 MB, more than 30'],
  [
    'a kind that is not known',
    'valley.gif',
    () => photo().gif().toBuffer(),
    'no picture that the build knows',
  ],
  [
    'no alternative text',
    'other.jpg',
    () => photo().jpeg().toBuffer(),
    'has no entry "other" in content/pictures.ts',
  ],
  [
    'a script',
    'valley.svg',
    () =>
      Promise.resolve(
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'),
      ),
    'has a <script>',
  ],
])('refuses %s, naming the file (F-P1)', async (_, name, content, message) => {
  await put(`pictures/${name}`, await content());
  await expect(make()).rejects.toThrow(`content/pictures/${name} `);
  await expect(make()).rejects.toThrow(message);
});

it('reports every fault at once', async () => {
  await put('pictures/valley.jpg', 'hello');
  await put('pictures/river.jpg', 'hello');
  const pictures = { valley: { alt }, river: { alt } };
  await expect(make({ pictures })).rejects.toThrow(/valley\.jpg[^]*river\.jpg|river\.jpg[^]*valley\.jpg/);
});

it('asks for the file of an entry, and for one file only', async () => {
  await expect(make()).rejects.toThrow('content/pictures has no file for "valley"');
  await put('pictures/valley.jpg', await photo().jpeg().toBuffer());
  await put('pictures/valley.png', await photo().png().toBuffer());
  await expect(make()).rejects.toThrow('content/pictures has both');
});

it('gives a portrait to the members who have one, with its focal point', async () => {
  const focus = { x: 50, y: 30 };
  const team = [
    { id: 'ann', name: 'Ann Lee', focus },
    { id: 'bo', name: 'Bo Ray' },
  ];
  await put('team/ann.jpg', await photo(800, 1000).jpeg().toBuffer());
  const { portraits } = await make({ team });
  expect(Object.keys(portraits)).toEqual(['ann']);
  expect(portraits.ann).toMatchObject({ width: 800, height: 1000, alt: 'Ann Lee', focus });
  await put('team/cy.jpg', 'x');
  await expect(make({ team })).rejects.toThrow('has no entry "cy" in content/team.ts');
});

it('takes a logo from elsewhere, as high as the others', async () => {
  const logos = [{ id: 'acme', name: 'Acme', group: 'trusted' as const }];
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><!-- Ann --><path d="M0 0h9"/></svg>';
  await put('logos/acme.svg', svg);
  const { acme } = (await make({ logos })).logos;
  expect(acme).toMatchObject({ width: 120, height: 40 });
  expect(await readFile(join(root, 'out', acme?.file ?? ''), 'utf8')).not.toContain('Ann');
  await put('logos/acme.svg', svg.replace('<path', '<path onclick="go()"'));
  await expect(make({ logos })).rejects.toThrow('content/logos/acme.svg has an event handler (onclick)');
  await put('logos/acme.svg', await photo().png().toBuffer());
  await expect(make({ logos })).rejects.toThrow('content/logos/acme.svg cannot be read as SVG');
  await rm(join(root, 'content/logos/acme.svg'));
  await expect(make({ logos })).rejects.toThrow('content/logos/acme.svg is missing');
});

it('stores encoded pictures beside their source, and reports when the two differ', async () => {
  await put('pictures/valley.jpg', await photo().jpeg().toBuffer());
  const contentDir = join(root, 'content');
  const sources = await listPictureSources(contentDir, {
    pictures: { valley: { alt } },
    team: [],
    logos: [],
  });
  await keepPictures(contentDir, sources, join(root, 'cache'));
  expect(await findStalePictures(contentDir, sources)).toEqual([]);
  await rm(join(root, 'cache'), { recursive: true });
  await make();
  // All came from beside the source: nothing had to be encoded again.
  await expect(readdir(join(root, 'cache'))).rejects.toThrow('ENOENT');
  await put('pictures/valley.jpg', await photo(1400, 800).jpeg().toBuffer());
  const [fault] = await findStalePictures(contentDir, sources);
  expect(fault).toContain(
    'content/pictures/valley.jpg is not what content/pictures/encoded/valley was made of',
  );
  expect(fault).toContain('npm run pictures');
  expect((await make()).pictures.valley).toMatchObject({ width: 1400 });
});

it('encodes only changed sources again, and keeps the stored files when that fails', async () => {
  await put('pictures/valley.jpg', await photo().jpeg().toBuffer());
  const contentDir = join(root, 'content');
  const sources = await listPictureSources(contentDir, {
    pictures: { valley: { alt } },
    team: [],
    logos: [],
  });
  const keep = () => keepPictures(contentDir, sources, join(root, 'cache'));
  const namesOf = () => readdir(join(contentDir, 'pictures/encoded/valley'));
  expect(await keep()).toEqual(['valley']);
  // As in a fresh clone, which has no cache.
  await rm(join(root, 'cache'), { recursive: true });
  expect(await keep()).toEqual([]);
  const before = await namesOf();
  await put('pictures/valley.jpg', 'hello');
  await expect(keep()).rejects.toThrow('content/pictures/valley.jpg');
  expect(await namesOf()).toEqual(before);
  await put('pictures/valley.jpg', await photo(1400, 800).jpeg().toBuffer());
  expect(await keep()).toEqual(['valley']);
  expect((await namesOf()).filter((name) => before.includes(name))).toEqual([]);
  expect(await findStalePictures(contentDir, sources)).toEqual([]);
});

it('reports stored files that were changed, lost or left over', async () => {
  await put('pictures/valley.jpg', await photo().jpeg().toBuffer());
  const contentDir = join(root, 'content');
  const sources = await listPictureSources(contentDir, {
    pictures: { valley: { alt } },
    team: [],
    logos: [],
  });
  await keepPictures(contentDir, sources, join(root, 'cache'));
  const kept = join(contentDir, 'pictures/encoded');
  const [first = '', second = ''] = (await readdir(join(kept, 'valley'))).filter((name) =>
    name.endsWith('.avif'),
  );
  await writeFile(join(kept, 'valley', first), 'other');
  const faults = async () => (await findStalePictures(contentDir, sources)).join('\n');
  expect(await faults()).toContain('A file of content/pictures/encoded/valley is not as it was made');
  await rm(join(kept, 'valley', second));
  await mkdir(join(kept, 'gone'));
  expect(await faults()).toContain(`valley/${second} is missing`);
  expect(await faults()).toContain('encoded/gone belongs to no picture');
  await keepPictures(contentDir, sources, join(root, 'cache'));
  expect(await faults()).toBe('');
});
