/** @jsxRuntime automatic -- tsx reads tsconfig.json alone, which has no files of its own. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { renderToStaticMarkup } from 'react-dom/server';
import type { Font } from 'satori';
import sharp from 'sharp';

import { site } from '#content/site.ts';
import { cacheKey, hashOf } from '#scripts/support/file-cache.ts';
import { token } from '#scripts/support/tokens.ts';
import { brandMark } from '#src/lib/brand-mark.ts';
import { channelLines } from '#src/lib/channel-lines.ts';

export interface ShareCardText {
  readonly title: string;
  /** A few words above the title. The brand's name at its beginning is left out: the card has the wordmark. */
  readonly eyebrow: string;
  readonly seed: string;
  readonly dir: 'ltr' | 'rtl';
}

const colours = {
  paper: token('page'),
  night: token('surface-night'),
  dusk: token('surface-night-raised'),
  water: token('accent-on-night'),
  clay: token('second-on-night'),
};

const serif = { fontFamily: 'Newsreader', fontWeight: 500 } as const;

/** Arabic letters join, so they are not spaced. */
const titleFace = {
  ltr: { ...serif, lineHeight: 1.04, spacing: -1 / 60 },
  rtl: { fontFamily: 'Markazi Text', fontWeight: 500, lineHeight: 1.1, spacing: 0 },
} as const;

const textFace = { ltr: 'Instrument Sans', rtl: 'IBM Plex Sans Arabic' } as const;

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

function drawBackground(seed: string, dir: ShareCardText['dir']): string {
  const { paths, shafts } = channelLines({ seed, width: size.width, height: 236, lines: 17 });
  const water = stops([
    [0, colours.water, 0.1],
    [0.34, colours.water, 0.3],
    [1, colours.water, 1],
  ]);
  const night = stops([
    [0, colours.dusk, 1],
    [1, colours.night, 1],
  ]);
  const ends = shafts.map(({ x, y, r }) => `<circle cx="${x}" cy="${y}" r="${r + 3.4}"/>`).join('');
  return [
    `<linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="1200" y2="0">${water}</linearGradient>`,
    `<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="1010" cy="470" r="760">${night}</radialGradient>`,
    '<rect width="1200" height="630" fill="url(#glow)"/><g transform="translate(0 372)">',
    `<path d="${paths.join('')}" fill="none" stroke="url(#fade)" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/>`,
    `<g fill="${colours.night}" stroke="${colours.clay}" stroke-width="2">${ends}</g></g>`,
    `<svg x="${dir === 'ltr' ? 72 : size.width - 72 - 46}" y="54" width="46" height="46" viewBox="${brandMark.viewBox}" fill="${colours.water}">`,
    ...brandMark.paths.map((path) => `<path d="${path}"/>`),
    '</svg>',
  ].join('');
}

const flex = { display: 'flex' } as const;
const head = { ...flex, alignItems: 'center', height: 50, margin: '52px 72px 0' } as const;
const nameFace = { ...flex, ...serif, fontSize: 42, lineHeight: '50px' } as const;
const titleBox = { ...flex, width: 1040, margin: '46px 72px 0', textWrap: 'balance' } as const;

function Card({ title, eyebrow, dir }: Omit<ShareCardText, 'seed'>) {
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

/** The two faces of a card, for each script. Satori draws a variable font in its default weight only, so the files are static. */
function loadFonts(): Promise<Font[]> {
  const load = async (name: string, id: string, weight: 400 | 500, script = 'latin'): Promise<Font> => {
    const file = import.meta.resolve(`@fontsource/${id}/files/${id}-${script}-${weight}-normal.woff`);
    return { name, weight, style: 'normal', data: await readFile(fileURLToPath(file)) };
  };
  // One array for all cards: satori parses the fonts of each array once.
  return (fonts ??= Promise.all([
    load('Newsreader', 'newsreader', 500),
    load('Instrument Sans', 'instrument-sans', 400),
    load('Markazi Text', 'markazi-text', 500, 'arabic'),
    load('IBM Plex Sans Arabic', 'ibm-plex-sans-arabic', 400, 'arabic'),
  ]));
}

export const keyOf = async ({ seed, ...text }: ShareCardText): Promise<string> =>
  cacheKey(
    { modules: [import.meta.filename], packages: ['satori', 'sharp'] },
    drawBackground(seed, text.dir),
    renderToStaticMarkup(<Card {...text} />),
    await (fontHashes ??= loadFonts().then((all) =>
      all.map(({ data }) => hashOf(Buffer.isBuffer(data) ? data : Buffer.from(new Uint8Array(data)))),
    )),
  );

let fontHashes: Promise<string[]> | undefined;

/** The card as a PNG of 1200 × 630 pixels, below 150 kB, for a title of up to 70 characters. */
export async function drawShareImage({ seed, ...text }: ShareCardText): Promise<Buffer> {
  // Loaded here: a build that finds every card in its cache does not need it.
  const { default: satori } = await import('satori');
  const layout = await satori(<Card {...text} />, { ...size, fonts: await loadFonts(), pointScaleFactor: 4 });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${drawBackground(seed, text.dir)}${layout}</svg>`;
  return sharp(Buffer.from(svg)).png(png).toBuffer();
}
