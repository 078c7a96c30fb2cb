import { paint } from '#scripts/build/drawing/palette.ts';
import { lerp, type Point } from '#scripts/art/kit/geometry.ts';
import { easeInOut, easeOut, progress } from '#scripts/art/kit/easing.ts';
import { group, round, tag } from '#scripts/art/kit/svg.ts';
import type { Line, Typeset } from '../typeset.ts';
import { createColumn } from '../column.ts';
import { bar, disc, level, light, panel, ring, stroke } from '../marks.ts';
import { script } from '../script.ts';
import type { Scene } from '../stage.ts';
import { drawLine } from '../words.ts';

const listing = { x: 572, y: 120, width: 198, height: 226, gap: 17 } as const;
const person = { x: 572, y: 444, width: 628, height: 152 } as const;

const engageS = 2.8;

/** Which listing is looked at: it wanders over the first and the third before it stays at the second. */
const lookAt = (seconds: number): number =>
  easeInOut(progress(seconds, 1.3, 1.75)) +
  easeInOut(progress(seconds, 1.8, 2.15)) -
  easeInOut(progress(seconds, 2.2, 2.6));

const listingX = (index: number): number => listing.x + index * (listing.width + listing.gap);

const pictures = [
  { fill: paint.mist, ink: paint.teal, wave: 15, lines: 7, beat: 0.6 },
  { fill: paint.blush, ink: paint.copper, wave: 24, lines: 6, beat: 2.4 },
  { fill: paint.sand, ink: paint.slate, wave: 10, lines: 8, beat: 4.1 },
] as const;

/** The picture of a listing: a few channel lines of its own. */
const picture = (index: number): string => {
  const own = pictures[index];
  if (own === undefined) return '';
  const x = listingX(index) + 10;
  const y = listing.y + 10;
  const width = listing.width - 20;
  const lines = Array.from({ length: own.lines }, (_, line) => {
    const points = Array.from({ length: 33 }, (_, step): Point => {
      const along = step / 32;
      const middle = y + 50 + own.wave * Math.sin(along * 4 + own.beat);
      return [
        x + along * width,
        middle + (line - own.lines / 2) * (4 + 7 * Math.sin(along * 3 + own.beat) ** 2),
      ];
    });
    return stroke(points, 1, own.ink, 1, 0.65);
  });
  return (
    tag('clipPath', { id: `listing${index}` }, tag('rect', { x, y, width, height: 100, rx: 5 })) +
    group(
      { 'clip-path': `url(#listing${index})` },
      tag('rect', { x, y, width, height: 100, fill: own.fill }),
      ...lines,
    )
  );
};

const drawListing = (index: number, seconds: number): string => {
  const here = easeOut(progress(seconds, 0.5 + index * 0.12, 1.3 + index * 0.12));
  const x = listingX(index);
  const { y, width, height } = listing;
  return group(
    { opacity: here.toFixed(3), transform: `translate(0 ${round(26 * (1 - here))})` },
    panel(x, y, width, height),
    picture(index),
    bar(x + 16, y + 128, [130, 112, 142][index] ?? 120, '#33464d', 8),
    bar(x + 16, y + 148, 150, paint.line, 6),
    bar(x + 16, y + 163, [120, 140, 96][index] ?? 120, paint.line, 6),
    tag('rect', { x: x + 16, y: y + 187, width: 64, height: 22, rx: 11, fill: paint.sand }),
    tag('rect', { x: x + 86, y: y + 187, width: 50, height: 22, rx: 11, fill: paint.sand }),
  );
};

/** The frame around what is looked at, and the thread to the one who looks: dotted as long as nobody is named. */
const drawLook = (seconds: number): string => {
  const here = easeOut(progress(seconds, 0.95, 1.4));
  const engaged = easeInOut(progress(seconds, engageS + 0.15, engageS + 0.85));
  const x = listing.x + lookAt(seconds) * (listing.width + listing.gap);
  const foot = listing.y + listing.height + 6;
  const middle = x + listing.width / 2;
  const from: Point = [person.x + 74, person.y - 2];
  const thread = level([from[1], from[0]], [foot, middle], 0.5).map(([along, across]): Point => [
    across,
    along,
  ]);
  const data = thread
    .map(([px, py], index) => `${index === 0 ? 'M' : 'L'}${round(px)} ${round(py)}`)
    .join('');
  return group(
    { opacity: here.toFixed(3) },
    tag('rect', {
      x: x - 6,
      y: listing.y - 6,
      width: listing.width + 12,
      height: listing.height + 12,
      rx: 14,
      fill: 'none',
      stroke: paint.copper,
      'stroke-width': 1.8,
      'stroke-dasharray': engaged > 0 ? undefined : '2 6',
      'stroke-linecap': 'round',
    }),
    tag('path', {
      d: data,
      fill: 'none',
      stroke: paint.copper,
      'stroke-width': 1.8,
      'stroke-dasharray': '0.1 6',
      'stroke-linecap': 'round',
      'stroke-opacity': (1 - engaged).toFixed(3),
    }),
    ...[-5, 0, 5].map((aside) =>
      stroke(
        thread.map(([px, py], index): Point => {
          const apart = aside * Math.sin((index / (thread.length - 1)) * Math.PI);
          return [px + apart, py + apart];
        }),
        engaged,
        paint.copper,
        aside === 0 ? 2 : 1.2,
      ),
    ),
    light('engaged', thread, progress(seconds, engageS + 0.3, engageS + 1.2), paint.copper, 3, 0.35),
  );
};

const drawPortrait = (x: number, y: number, shown: number): string => {
  const hatch = Array.from({ length: 13 }, (_, index) => `M${x - 90 + index * 11} ${y + 42}l84 -84`).join('');
  return (
    tag('clipPath', { id: 'portrait' }, tag('circle', { cx: x, cy: y, r: 40 })) +
    disc(x, y, 40, paint.sand) +
    group(
      { 'clip-path': 'url(#portrait)' },
      tag('path', {
        d: hatch,
        stroke: paint.ink,
        'stroke-width': 2.2,
        'stroke-opacity': (0.75 * (1 - shown)).toFixed(3),
      }),
      group(
        { opacity: shown.toFixed(3) },
        disc(x, y, 40, paint.mist),
        disc(x, y - 8, 14, paint.teal),
        tag('ellipse', { cx: x, cy: y + 40, rx: 28, ry: 27, fill: paint.teal }),
      ),
    ) +
    ring(x, y, 40, shown > 0.5 ? paint.teal : paint.ink, 1.8)
  );
};

/** Ink over a line of text, drawn off toward the right when the name is given. */
const redact = (x: number, y: number, width: number, height: number, shown: number): string =>
  tag('rect', { x: x + width * shown, y, width: width * (1 - shown), height, rx: 3, fill: paint.ink });

type Labels = { hidden: Line; shown: Line; engage: Line; name: Line; organisation: Line };

const drawPerson = (labels: Labels, seconds: number): string => {
  const here = easeOut(progress(seconds, 0.8, 1.5));
  const pressed = easeOut(progress(seconds, engageS - 0.1, engageS + 0.15));
  const shown = easeInOut(progress(seconds, engageS + 0.55, engageS + 1.25));
  const { x, y, width, height } = person;
  const button = { x: x + width - 158, y: y + 50, width: 130, height: 52 };
  const push = Math.sin(Math.PI * progress(seconds, engageS - 0.18, engageS + 0.22)) * 2.5;
  return group(
    { opacity: here.toFixed(3), transform: `translate(0 ${round(26 * (1 - here))})` },
    panel(x, y, width, height),
    drawPortrait(x + 74, y + 76, shown),
    drawLine(labels.name, x + 142, y + 60, paint.ink, shown > 0 ? 1 : 0),
    drawLine(labels.organisation, x + 142, y + 90, paint.slate, shown > 0 ? 1 : 0),
    shown < 1
      ? redact(x + 142, y + 39, 176, 27, shown) + redact(x + 142, y + 76, 220, 19, progress(shown, 0.2, 1))
      : '',
    drawLine(labels.hidden, x + 142, y + 124, paint.slate, 1 - progress(shown, 0, 0.4)),
    drawLine(labels.shown, x + 142, y + 124, paint.teal, progress(shown, 0.6, 1)),
    tag('rect', {
      x: button.x + push,
      y: button.y + push,
      width: button.width - 2 * push,
      height: button.height - 2 * push,
      rx: 26,
      fill: pressed > 0 ? paint.teal : paint.white,
      'fill-opacity': lerp(0.2, 1, pressed).toFixed(3),
      stroke: paint.teal,
      'stroke-width': 1.6,
    }),
    drawLine(
      labels.engage,
      button.x + (button.width - labels.engage.widthPx) / 2,
      button.y + 33,
      pressed > 0.4 ? paint.white : paint.teal,
    ),
  );
};

/** The marketplace: an investor looks around unnamed, and is named when choosing to engage. */
export const createAnonymous = async (typeset: Typeset): Promise<Scene> => {
  const words = script.anonymous;
  const column = await createColumn(typeset, 'paper', words);
  const [name, organisation] = words.identity;
  const labels: Labels = {
    hidden: await typeset(words.hidden, 'text-medium', 18),
    shown: await typeset(words.shown, 'text-strong', 18),
    engage: await typeset(words.engage, 'text-strong', 20),
    name: await typeset(name, 'display-medium', 26),
    organisation: await typeset(organisation, 'text', 19),
  };
  return {
    ground: 'paper',
    draw: (seconds) =>
      column(seconds, [1.3, engageS + 0.4]) +
      [0, 1, 2].map((index) => drawListing(index, seconds)).join('') +
      drawLook(seconds) +
      drawPerson(labels, seconds),
  };
};
