import { readdir, readFile, rm } from 'node:fs/promises';

import sharp from 'sharp';
import { expect, it } from 'vitest';

import { photo, contentFolder } from '#tests/support/content-folder.ts';

const { pathOf, make, put } = contentFolder();

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">';

const output = async (name = '') => sharp(await readFile(pathOf('out', name)));

it('a photograph is made in every width and both formats, none wider than it is', async () => {
  await put('pictures/valley.jpg', await photo().jpeg().toBuffer());
  const { valley } = (await make()).pictures;
  expect(valley).toMatchObject({ width: 1300, height: 700 });
  expect(valley?.avif.map(({ width }) => width)).toEqual([350, 450, 580, 750, 970, 1260, 1300]);
  expect(valley?.webp.map(({ width }) => width)).toEqual([970]);
  expect(await readdir(pathOf('out'))).toHaveLength(8);
});

it('a photograph is turned upright, and ships neither its place nor its camera (F-P1)', async () => {
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

it('the colours of print are turned into those of screens (F-P1)', async () => {
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

it('a small drawing is drawn large enough for its place', async () => {
  await put('pictures/valley.svg', `${SVG}<path d="M0 0h20v20z"/></svg>`);
  expect((await make()).pictures.valley).toMatchObject({ width: 1600, height: 800 });
});

it.each<
  readonly [what: string, name: string, content: () => Promise<Buffer> | Buffer | string, message: string]
>([
  [
    'a damaged file',
    'valley.jpg',
    async () => (await photo().jpeg().toBuffer()).subarray(0, 3000),
    'damaged',
  ],
  ['no picture at all', 'valley.png', () => 'hello', 'damaged'],
  ['another kind than its name', 'valley.jpg', () => photo().png().toBuffer(), 'let it end in .png'],
  ['too few pixels', 'valley.png', () => photo(1199, 700).png().toBuffer(), '1199 × 700 pixels, too few'],
  ['too many bytes', 'valley.png', () => Buffer.alloc(30_000_001), '30.0 MB, more than 30'],
  ['a kind that is not known', 'valley.gif', () => 'GIF89a', 'no picture that the build knows'],
  ['no alternative text', 'other.jpg', () => 'hello', 'has no entry "other" in content/pictures.ts'],
  ['a script', 'valley.svg', () => `${SVG}<script>1</script></svg>`, 'has a <script>'],
])('the build of pictures refuses %s, naming the file (F-P1)', async (_, name, content, message) => {
  await put(`pictures/${name}`, await content());
  const problem = await make().then(String, String);
  expect(problem).toContain(`content/pictures/${name} `);
  expect(problem).toContain(message);
});

it('the build of pictures reports every problem at once', async () => {
  await put('pictures/valley.jpg', 'hello');
  await put('pictures/river.jpg', 'hello');
  const pictures = { valley: {}, river: {} };
  await expect(make({ pictures })).rejects.toThrow(/valley\.jpg[^]*river\.jpg|river\.jpg[^]*valley\.jpg/);
});

it('each entry of a picture needs one file', async () => {
  await expect(make()).rejects.toThrow('content/pictures has no file for "valley"');
  await put('pictures/valley.jpg', await photo().jpeg().toBuffer());
  await put('pictures/valley.png', await photo().png().toBuffer());
  await expect(make()).rejects.toThrow('content/pictures has both');
});

it('the portraits of members are made with their focal points', async () => {
  const focus = { x: 50, y: 30 };
  const team = [
    { id: 'ann', name: 'Ann Lee', focus },
    { id: 'bo', name: 'Bo Ray' },
  ];
  await put('team/ann.jpg', await photo(800, 1000).jpeg().toBuffer());
  const { portraits } = await make({ team });
  expect(Object.keys(portraits)).toEqual(['ann']);
  expect(portraits.ann).toMatchObject({ width: 800, height: 1000, focus });
  await put('team/cy.jpg', 'x');
  await expect(make({ team })).rejects.toThrow('has no entry "cy" in content/en/team.ts');
});

it('a logo from elsewhere is made as high as the others', async () => {
  const logos = [{ id: 'acme', name: 'Acme', group: 'trusted' as const }];
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><!-- Ann --><path d="M0 0h9"/></svg>';
  await put('logos/acme.svg', svg);
  const { acme } = (await make({ logos })).logos;
  expect(acme).toMatchObject({ width: 120, height: 40 });
  expect(await readFile(pathOf('out', acme?.file ?? ''), 'utf8')).not.toContain('Ann');
  await put('logos/acme.svg', svg.replace('<path', '<path onclick="go()"'));
  await expect(make({ logos })).rejects.toThrow('content/logos/acme.svg has an event handler (onclick)');
  await put('logos/acme.svg', await photo().png().toBuffer());
  await expect(make({ logos })).rejects.toThrow('content/logos/acme.svg cannot be read as SVG');
  await rm(pathOf('content/logos/acme.svg'));
  await expect(make({ logos })).rejects.toThrow('content/logos/acme.svg is missing');
});
