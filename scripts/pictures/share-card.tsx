import { site } from '#content/site.ts';
import { channelLines } from '#src/lib/channel-lines.ts';
import type { Drawing } from './drawing.ts';
import { fill, linear, radial, ring, stroke, wash } from './lines/pen.ts';
import { paint } from './palette.ts';
import { Mark } from './screens/kit.tsx';

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

function drawGround(course: string): string {
  const [top, height] = [372, 236];
  const { paths, shafts } = channelLines({ seed: course, width: size.width, height, lines: 17 });
  const ends = shafts.map(({ x, y, r }) => ring([x, y], r + 3.4));
  return [
    linear(
      'fade',
      [0, 0],
      [1200, 0],
      [
        [0, paint.water, 0.1],
        [0.34, paint.water, 0.3],
        [1, paint.water, 1],
      ],
    ),
    radial('glow', [1010, 470], 760, [
      [0, paint.dusk],
      [1, paint.night],
    ]),
    wash('url(#glow)', 1200, 630),
    `<g transform="translate(0 ${top})">${stroke(paths, { colour: 'url(#fade)', width: 1.5 })}`,
    fill(ends, paint.night),
    `${stroke(ends, { colour: paint.clay, width: 2 })}</g>`,
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
