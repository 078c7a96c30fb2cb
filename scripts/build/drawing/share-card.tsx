import sharp from 'sharp';

import { site } from '#content/site.ts';
import { channelLines } from '#src/lib/channel-lines.ts';
import { type Drawing, svgOf } from './drawing.ts';
import { Mark } from './mark.tsx';
import { paint } from './palette.ts';

export interface ShareCardText {
  readonly title: string;
  /** A few words above the title. The brand's name at its beginning is left out: the card has the wordmark. */
  readonly eyebrow: string;
  /** Seed of the channel lines: one course for every page. */
  readonly course: string;
}

const serif = { fontFamily: 'Newsreader', fontWeight: 500 } as const;

const size = { width: 1200, height: 630 };

// Up to so many characters, so large: each fits in three lines of 1,000 units.
const scales = [
  [22, 112],
  [44, 92],
  [60, 78],
] as const;

const titleSize = (title: string) => scales.find(([most]) => title.length <= most)?.[1] ?? 68;

const stops = (list: readonly (readonly [offset: number, colour: string, opacity: number])[]) =>
  list
    .map(([at, colour, opacity]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join('');

function drawGround(course: string): string {
  const { paths, shafts } = channelLines({ seed: course, width: size.width, height: 236, lines: 17 });
  const water = stops([
    [0, paint.water, 0.1],
    [0.34, paint.water, 0.3],
    [1, paint.water, 1],
  ]);
  const night = stops([
    [0, paint.dusk, 1],
    [1, paint.night, 1],
  ]);
  const ends = shafts.map(({ x, y, r }) => `<circle cx="${x}" cy="${y}" r="${r + 3.4}"/>`).join('');
  return [
    `<linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="1200" y2="0">${water}</linearGradient>`,
    `<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="1010" cy="470" r="760">${night}</radialGradient>`,
    '<rect width="1200" height="630" fill="url(#glow)"/><g transform="translate(0 372)">',
    `<path d="${paths.join('')}" fill="none" stroke="url(#fade)" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/>`,
    `<g fill="${paint.night}" stroke="${paint.clay}" stroke-width="2">${ends}</g></g>`,
  ].join('');
}

function Card({ title, eyebrow }: Omit<ShareCardText, 'course'>) {
  const fontSize = titleSize(title);
  return (
    <div style={{ display: 'flex', flexDirection: 'column', ...size, color: paint.paper }}>
      <div style={{ display: 'flex', alignItems: 'center', height: 50, margin: '52px 72px 0' }}>
        <Mark size={46} colour={paint.water} />
        <div style={{ display: 'flex', marginLeft: 16, ...serif, fontSize: 42, lineHeight: '50px' }}>
          {site.name}
        </div>
        <div
          style={{
            display: 'flex',
            marginLeft: 'auto',
            fontFamily: 'Instrument Sans',
            fontSize: 24,
            color: paint.water,
          }}
        >
          {eyebrow.replace(`${site.name} · `, '')}
        </div>
      </div>
      <div
        style={{
          display: 'flex',
          width: 1040,
          margin: '46px 72px 0',
          ...serif,
          fontSize,
          lineHeight: 1.04,
          letterSpacing: -fontSize / 60,
          textWrap: 'balance',
        }}
      >
        {title}
      </div>
    </div>
  );
}

/** The card that stands for a page where its link is shared. */
export function drawShareCard({ title, eyebrow, course }: ShareCardText): Drawing {
  return { ...size, ground: drawGround(course), page: <Card title={title} eyebrow={eyebrow} /> };
}

const png = { palette: true, colours: 256, dither: 1, effort: 8 } as const;

/** Changes when the same card would come out otherwise. */
export const encoding = JSON.stringify(png);

/** The card as a PNG of 1200 × 630 pixels, below 150 kB, for a title of up to 70 characters. */
export const drawShareImage = async (text: ShareCardText): Promise<Buffer> =>
  sharp(Buffer.from(await svgOf(drawShareCard(text))))
    .png(png)
    .toBuffer();
