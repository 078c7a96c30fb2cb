/** @jsxRuntime automatic -- tsx reads tsconfig.json alone, which has no files of its own. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { renderToStaticMarkup } from 'react-dom/server';
import type { Font } from 'satori';
import sharp from 'sharp';
import { z } from 'zod';

import { site } from '#content/site.ts';
import { lettersOutside } from '#scripts/build/fonts/fonts.ts';
import { cacheKey, hashOf } from '#scripts/support/file-cache.ts';
import { paths } from '#scripts/support/paths.ts';
import { token } from '#scripts/support/tokens.ts';
import { brandMark } from '#src/lib/brand-mark.ts';

export interface ShareCardText {
  readonly title: string;
  /** A few words above the title. The brand's name at its beginning is left out: the card has the wordmark. */
  readonly eyebrow: string;
  readonly dir: 'ltr' | 'rtl';
}

const colours = {
  paper: token('page'),
  night: token('surface-night'),
  dusk: token('surface-night-raised'),
  water: token('accent-on-night'),
  clay: token('second-on-night'),
};

const serif = { fontFamily: 'Newsreader, Newsreader Further', fontWeight: 500 } as const;

/** Arabic letters join, so they are not spaced. */
const titleFace = {
  ltr: { ...serif, lineHeight: 1.04, spacing: -1 / 60 },
  rtl: {
    fontFamily: 'Markazi Text, Newsreader, Newsreader Further',
    fontWeight: 500,
    lineHeight: 1.1,
    spacing: 0,
  },
} as const;

const textFace = {
  ltr: 'Instrument Sans, Instrument Sans Further',
  rtl: 'IBM Plex Sans Arabic, Instrument Sans, Instrument Sans Further',
} as const;

/** Satori lays out from the left only: rows and lines are turned here. */
const turned = {
  ltr: { row: 'row', align: 'left', toEnd: { marginLeft: 'auto' }, byMark: { marginLeft: 62 } },
  rtl: { row: 'row-reverse', align: 'right', toEnd: { marginRight: 'auto' }, byMark: { marginRight: 62 } },
} as const;

const size = { width: 1200, height: 630 };

/** [characters at most, font size]: a title fits in three lines of 1,000 units. */
const titleSizes = [
  [22, 112],
  [44, 92],
  [60, 78],
] as const;

const titleSize = (title: string) => titleSizes.find(([maxLength]) => title.length <= maxLength)?.[1] ?? 68;

const stops = (list: readonly (readonly [offset: number, colour: string, opacity: number])[]) =>
  list
    .map(([at, colour, opacity]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join('');

/** The part of the drawing on a card: from the mother well to the garden. */
const scene = { left: 420, top: -150, scale: 1200 / 1575 };

/** A section through the ground along a qanat, as on the page about the company. */
const drawing = (await readFile(join(paths.root, 'src/pages/about/qanat-wide.svg'), 'utf8')).replaceAll(
  /<\/?svg[^>]*>/g,
  '',
);

const sceneStyle = [
  '[data-part=sun],[data-part=range],[data-part=hatching],[data-part=current],[data-part=outline]{display:none}',
  `[data-part=earth]{fill:${colours.night};stroke:${colours.paper};stroke-opacity:.5}g g>[data-part=earth]{display:none}`,
  `[data-part=strata]{stroke:${colours.paper};stroke-opacity:.12}`,
  `[data-part=opening]{fill:${colours.paper};fill-opacity:.8}`,
  `[data-part=water],[data-part=palm]{stroke:${colours.water}}`,
  `[data-part=water]>:nth-child(3n){stroke:${colours.clay}}`,
  `[data-part=houses]{fill:${colours.dusk};stroke:${colours.paper};stroke-opacity:.85}`,
].join('');

function drawBackground(dir: ShareCardText['dir']): string {
  const night = stops([
    [0, colours.dusk, 1],
    [1, colours.night, 1],
  ]);
  const { left, top, scale } = scene;
  const [start, forward] = dir === 'ltr' ? [-left * scale, scale] : [size.width + left * scale, -scale];
  return [
    `<style>${sceneStyle}</style>`,
    `<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="1010" cy="470" r="760">${night}</radialGradient>`,
    '<rect width="1200" height="630" fill="url(#glow)"/>',
    `<g transform="translate(${start} ${-top * scale}) scale(${forward} ${scale})" fill="none" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${drawing}</g>`,
    `<svg x="${dir === 'ltr' ? 72 : size.width - 72 - 46}" y="54" width="46" height="46" viewBox="${brandMark.viewBox}" fill="${colours.water}">`,
    ...brandMark.paths.map((path) => `<path d="${path}"/>`),
    '</svg>',
  ].join('');
}

const flex = { display: 'flex' } as const;
const head = { ...flex, alignItems: 'center', height: 50, margin: '52px 72px 0' } as const;
const nameFace = { ...flex, ...serif, fontSize: 42, lineHeight: '50px' } as const;
const titleBox = { ...flex, width: 1040, margin: '46px 72px 0', textWrap: 'balance' } as const;

function Card({ title, eyebrow, dir }: ShareCardText) {
  const fontSize = titleSize(title);
  const { spacing, ...face } = titleFace[dir];
  const { row, align, toEnd, byMark } = turned[dir];
  const letterSpacing = fontSize * spacing;
  const justifyContent = dir === 'ltr' ? 'flex-start' : 'flex-end';
  const eyebrowFace = { fontFamily: textFace[dir], fontSize: 24, color: colours.water };
  return (
    <div style={{ ...flex, flexDirection: 'column', ...size, color: colours.paper }}>
      <div style={{ ...head, flexDirection: row }}>
        <div style={{ ...nameFace, ...byMark }}>{site.name}</div>
        <div style={{ ...flex, ...toEnd, ...eyebrowFace }}>{eyebrow.replace(`${site.name} · `, '')}</div>
      </div>
      <div style={{ ...titleBox, ...face, fontSize, letterSpacing, justifyContent, textAlign: align }}>
        {title}
      </div>
    </div>
  );
}

const png = { palette: true, colours: 256, dither: 1, effort: 4 } as const;

let fonts: Promise<Font[]> | undefined;

/** The faces of a card. Satori draws a variable font in its default weight only, so the files are static. */
const faces = [
  { name: 'Newsreader', id: 'newsreader', weight: 500, script: 'latin' },
  { name: 'Newsreader Further', id: 'newsreader', weight: 500, script: 'latin-ext' },
  { name: 'Instrument Sans', id: 'instrument-sans', weight: 400, script: 'latin' },
  { name: 'Instrument Sans Further', id: 'instrument-sans', weight: 400, script: 'latin-ext' },
  { name: 'Markazi Text', id: 'markazi-text', weight: 500, script: 'arabic' },
  { name: 'IBM Plex Sans Arabic', id: 'ibm-plex-sans-arabic', weight: 400, script: 'arabic' },
] as const;

const packageFile = (path: string) => readFile(fileURLToPath(import.meta.resolve(`@fontsource/${path}`)));

// One array for all cards: satori parses the fonts of each array once.
const loadFonts = (): Promise<Font[]> =>
  (fonts ??= Promise.all(
    faces.map(async ({ name, id, weight, script }) => ({
      ...{ name, weight, style: 'normal' as const },
      data: await packageFile(`${id}/files/${id}-${script}-${weight}-normal.woff`),
    })),
  ));

const rangesSchema = z.record(z.string(), z.string());

/** Letters of titles and eyebrows that no face of a card has: they would be missing on it. */
export async function findMissingShareLetters(text: string): Promise<readonly string[]> {
  const ranges = faces.map(
    async ({ id, script }) =>
      rangesSchema.parse(JSON.parse(String(await packageFile(`${id}/unicode.json`))))[script] ?? '',
  );
  return lettersOutside(text, (await Promise.all(ranges)).join(','));
}

export const keyOf = async (text: ShareCardText): Promise<string> =>
  cacheKey(
    { modules: [import.meta.filename], packages: ['satori', 'sharp'] },
    drawBackground(text.dir),
    renderToStaticMarkup(<Card {...text} />),
    await (fontHashes ??= loadFonts().then((all) =>
      all.map(({ data }) => hashOf(Buffer.isBuffer(data) ? data : Buffer.from(new Uint8Array(data)))),
    )),
  );

let fontHashes: Promise<string[]> | undefined;

/** The card as a PNG of 1200 × 630 pixels, below 150 kB, for a title of up to 70 characters. */
export async function drawShareImage(text: ShareCardText): Promise<Buffer> {
  // Loaded here: a build that finds every card in its cache does not need it.
  const { default: satori } = await import('satori');
  const layout = await satori(<Card {...text} />, { ...size, fonts: await loadFonts(), pointScaleFactor: 4 });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${drawBackground(text.dir)}${layout}</svg>`;
  return sharp(Buffer.from(svg)).png(png).toBuffer();
}
