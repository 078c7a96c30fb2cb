import { paint } from '#scripts/build/drawing/palette.ts';
import { lerp, type Point } from '#scripts/art/kit/geometry.ts';
import { easeInOut, easeOut, progress } from '#scripts/art/kit/easing.ts';
import { group, round, tag } from '#scripts/art/kit/svg.ts';
import type { Typeset } from '../typeset.ts';
import { disc, light, partOf, ring, ripple, stroke } from '../marks.ts';
import { land, type Position } from '../land.ts';
import { script } from '../script.ts';
import { type Scene, stage } from '../stage.ts';
import { drawRising, drawSoft, setBlock } from '../words.ts';

/** A rounded projection: the sides lean in toward the poles. */
const place = ([longitude, latitude]: Position): Point => {
  const lean = 0.62 + 0.38 * Math.cos((latitude * Math.PI) / 180 / 1.25);
  return [stage.widthPx / 2 + 12 + (longitude - 12) * 3.42 * lean, 332 - latitude * 3.55];
};

/** Towns by their positions; they carry no names. */
const towns = {
  london: [0, 51],
  frankfurt: [9, 50],
  riyadh: [46, 24],
  dubai: [55, 25],
  mumbai: [73, 19],
  singapore: [104, 1],
  hongKong: [114, 22],
  tokyo: [139, 36],
  sydney: [150, -33],
  nairobi: [37, -1],
  lagos: [4, 7],
  johannesburg: [28, -26],
  saoPaulo: [-47, -23],
  bogota: [-74, 5],
  mexico: [-99, 20],
  toronto: [-80, 44],
} as const satisfies Record<string, Position>;

/** Three strands between two towns that part in the middle and join at the ends. */
const strands = (from: Position, to: Position): Point[][] => {
  const [startX, startY] = place(from);
  const [endX, endY] = place(to);
  const length = Math.hypot(endX - startX, endY - startY);
  const rise = 0.22 * length + 8;
  return [-1, 0, 1].map((side) =>
    Array.from({ length: 49 }, (_, step): Point => {
      const share = step / 48;
      const bow = Math.sin(share * Math.PI);
      const apart = side * Math.min(7, length * 0.022) * bow ** 1.4;
      return [lerp(startX, endX, share) + apart * 0.5, lerp(startY, endY, share) - rise * bow + apart];
    }),
  );
};

const { london, frankfurt, riyadh, dubai, mumbai, singapore, hongKong, tokyo, sydney } = towns;
const { nairobi, lagos, johannesburg, saoPaulo, bogota, mexico, toronto } = towns;

const routes = [
  [london, dubai],
  [dubai, singapore],
  [toronto, london],
  [lagos, london],
  [dubai, mumbai],
  [saoPaulo, lagos],
  [frankfurt, riyadh],
  [singapore, sydney],
  [hongKong, singapore],
  [tokyo, hongKong],
  [mexico, saoPaulo],
  [johannesburg, nairobi],
  [nairobi, dubai],
  [bogota, frankfurt],
].map(([from, to]) => (from === undefined || to === undefined ? [] : strands(from, to)));

/** In the second half five streams run to one place. */
const meeting = nairobi;
const streams = [toronto, london, tokyo, saoPaulo, singapore].map((from) => strands(from, meeting));

const togetherS = 3.7;
const arrivalS = (index: number): number => togetherS + 1.15 + index * 0.2;

const dots = land.map((position) => {
  const [x, y] = place(position);
  return `M${round(x)} ${round(y)}h0`;
});

/** The land appears from the middle outward. */
const drawLand = (seconds: number, dim: number): string => {
  const reach = easeOut(progress(seconds, 0.3, 2));
  const data = dots.filter((_, index) => {
    const position = land[index];
    return position !== undefined && Math.abs((place(position)[0] - 690) / 690) < reach * 1.1;
  });
  return tag('path', {
    d: data.join(''),
    stroke: paint.water,
    'stroke-width': 4.2,
    'stroke-linecap': 'round',
    'stroke-opacity': lerp(0.4, 0.19, dim).toFixed(3),
  });
};

const paintOf = (index: number): string => (index % 3 === 1 ? paint.clay : paint.water);

const drawRoute = (route: readonly Point[][], index: number, seconds: number): string => {
  const drawn = easeInOut(progress(seconds, 0.9 + index * 0.08, 2 + index * 0.08));
  const middle = route[1] ?? [];
  const end = middle.at(-1);
  const runs = progress(seconds, 1.7 + (index % 5) * 0.28, 3.2 + (index % 5) * 0.28);
  const start = middle[0];
  if (end === undefined || start === undefined || drawn === 0) return '';
  return (
    route
      .map((strand, side) =>
        stroke(strand, drawn, paintOf(index), side === 1 ? 1.5 : 0.9, side === 1 ? 0.85 : 0.5),
      )
      .join('') +
    light(`route${index}`, middle, runs, paint.cream, 2, 0.3) +
    disc(start[0], start[1], 3.2 * Math.min(1, drawn * 4), paint.cream) +
    disc(end[0], end[1], 3.2 * progress(drawn, 0.85, 1), paint.cream)
  );
};

const drawStream = (stream: readonly Point[][], index: number, seconds: number): string => {
  const from = togetherS + 0.15 + index * 0.2;
  const drawn = easeInOut(progress(seconds, from, from + 1));
  const middle = stream[1] ?? [];
  const start = middle[0];
  if (drawn === 0 || start === undefined) return '';
  return (
    stream
      .map((strand, side) =>
        stroke(strand, drawn, paintOf(index), side === 1 ? 2 : 1.1, side === 1 ? 1 : 0.65),
      )
      .join('') +
    light(`stream${index}`, middle, progress(seconds, from + 0.5, from + 1.6), paint.cream, 2.6, 0.3) +
    disc(start[0], start[1], 5 * easeOut(progress(seconds, from, from + 0.3)), paint.cream)
  );
};

/** The place where the streams meet: a shaft whose rim closes as each of them arrives. */
const drawMeeting = (seconds: number): string => {
  const [x, y] = place(meeting);
  const here = easeOut(progress(seconds, togetherS + 0.1, togetherS + 0.8));
  if (here === 0) return '';
  const share =
    streams.reduce(
      (sum, _, index) => sum + easeInOut(progress(seconds, arrivalS(index), arrivalS(index) + 0.5)),
      0,
    ) / streams.length;
  const rim = Array.from({ length: 97 }, (_, step): Point => {
    const angle = (step / 96) * 2 * Math.PI - Math.PI / 2;
    return [x + 27 * Math.cos(angle), y + 27 * Math.sin(angle)];
  });
  return (
    disc(x, y, 27 * here, paint.night, 0.92) +
    ring(x, y, 27 * here, paint.nightLine, 3) +
    (share > 0 ? stroke(partOf(rim, share), 1, paint.clay, 3.4) : '') +
    disc(x, y, lerp(5, 9, share) * here, paint.clay) +
    streams.map((_, index) => ripple(x, y, 27, seconds - arrivalS(index) - 0.1, paint.clay)).join('')
  );
};

/** The marketplace: a world of points joined by channels, then several streams that meet in one. */
export const createWorld = async (typeset: Typeset): Promise<Scene> => {
  const words = script.world;
  const big = { leading: 1, trackingEm: -0.02 };
  const figure = await setBlock(typeset, words.figure, 'display', 68, big);
  const detail = await setBlock(typeset, words.detail, 'text', 25, { leading: 1.4 });
  const together = await setBlock(typeset, words.together, 'display', 68, big);
  const togetherDetail = await setBlock(typeset, words.togetherDetail, 'text', 25, { leading: 1.4 });
  const left = stage.marginPx;
  return {
    ground: 'night',
    draw: (seconds) => {
      const dim = easeInOut(progress(seconds, togetherS - 0.2, togetherS + 0.7));
      return (
        drawLand(seconds, dim) +
        group(
          { opacity: lerp(1, 0.2, dim).toFixed(3) },
          ...routes.map((route, index) => drawRoute(route, index, seconds)),
        ) +
        streams.map((stream, index) => drawStream(stream, index, seconds)).join('') +
        drawMeeting(seconds) +
        drawRising(figure, left, 614, paint.cream, seconds, { inS: 0.8, outS: togetherS }) +
        drawSoft(detail, 620, 588, paint.haze, seconds, { inS: 1.2, outS: togetherS }) +
        drawRising(together, left, 614, paint.cream, seconds, { inS: togetherS + 0.1 }) +
        drawSoft(togetherDetail, 620, 588, paint.haze, seconds, { inS: togetherS + 0.5 })
      );
    },
  };
};
