import { lerp, type Point, swell } from '#scripts/art/kit/geometry.ts';
import { cycle, progress } from '#scripts/art/kit/easing.ts';
import { linear, radial, tag } from '#scripts/art/kit/svg.ts';
import { ribbon } from '#scripts/art/kit/pen.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { createRandom } from '#scripts/art/kit/random.ts';
import { type Camera, clarity, durationS, scaleAt } from './camera.ts';
import { type Channel, channels, leadLines, samples, shareAt, toScreen } from './water.ts';

/** A light on the water. It needs two loops for the whole way, so each one takes over another's place at the seam. */
type Pulse = { channel: Channel; start: number; length: number; brightness: number; ink: string };

const loopsForTheWay = 2;

const pulseOn = (channel: Channel, start: number, brightness: number, random: () => number): Pulse[] => {
  const length = lerp(0.08, 0.14, random());
  const ink = channel.ink === 'copper' ? paint.clay : paint.water;
  return Array.from({ length: loopsForTheWay }, (_, turn) => ({
    channel,
    start: cycle(start + turn / loopsForTheWay),
    length,
    brightness,
    ink,
  }));
};

const createPulses = (): readonly Pulse[] => {
  const random = createRandom(29);
  return channels.flatMap((channel) => {
    const lead = leadLines.indexOf(channel);
    if (lead >= 0) return pulseOn(channel, lead * 0.19, 1, random);
    return random() < 0.5 ? pulseOn(channel, random(), lerp(0.3, 0.62, random()), random) : [];
  });
};

const pulses = createPulses();

const headAt = (pulse: Pulse, timeS: number): number =>
  cycle(pulse.start + timeS / (durationS * loopsForTheWay));

/** Every passing of a bright light at a place on the way, as seconds since, in [0, loop). */
export const secondsSincePassing = (z: number, timeS: number): readonly number[] =>
  leadLines.map((_, lead) => {
    const share = shareAt(z) - lead * 0.19;
    return cycle(timeS / durationS - cycle(share) * loopsForTheWay) * durationS;
  });

/** Points of a channel between two shares of its way. */
const stretch = (camera: Camera, channel: Channel, from: number, to: number): Point[] => {
  const first = Math.max(0, Math.floor(from * samples));
  const last = Math.min(samples, Math.ceil(to * samples));
  return channel.spots.slice(first, last + 1).map((spot) => toScreen(camera, spot));
};

/** Thin at the tail, widest shortly before the head, round at the head. */
const lens = (along: number): number => along ** 1.7 * Math.sqrt(1 - along ** 14);

const drawLight = (camera: Camera, pulse: Pulse, timeS: number, id: string): string => {
  const head = headAt(pulse, timeS);
  const points = stretch(camera, pulse.channel, head - pulse.length, head);
  const tip = points.at(-1);
  const tail = points[0];
  if (tip === undefined || tail === undefined || points.length < 3) return '';
  const z = pulse.channel.spots[Math.min(samples, Math.round(head * samples))]?.[1] ?? 1;
  const seen = pulse.brightness * clarity(z) * progress(head, 0.02, 0.2) ** 0.7;
  const size = Math.min(1.7, scaleAt(z) / 220);
  const body = (width: number): string =>
    ribbon(points, (index) => width * size * lens(index / (points.length - 1)));
  const ink = linear(id, tail, tip, [
    [0, pulse.ink, 0],
    [0.7, pulse.ink, 0.75],
    [1, paint.cream, 1],
  ]);
  const fill = `url(#${id})`;
  const halo = 34 * size * (0.6 + 0.4 * pulse.brightness);
  return (
    ink +
    radial(
      `${id}h`,
      tip,
      halo,
      [
        [0, pulse.ink, 0.62],
        [0.2, pulse.ink, 0.26],
        [0.55, pulse.ink, 0.06],
        [1, pulse.ink, 0],
      ],
      0.62,
    ) +
    tag('circle', { cx: tip[0], cy: tip[1], r: halo, fill: `url(#${id}h)`, opacity: seen.toFixed(3) }) +
    tag('path', { d: body(4), fill, opacity: (0.16 * seen).toFixed(3) }) +
    tag('path', { d: body(1.15), fill, opacity: seen.toFixed(3) })
  );
};

/** What a bright light shows of the lines beside it. */
const drawReflection = (camera: Camera, pulse: Pulse, timeS: number, id: string): string => {
  const head = headAt(pulse, timeS);
  const points = stretch(camera, pulse.channel, head - 0.005, head);
  const centre = points[0];
  const z = pulse.channel.spots[Math.min(samples, Math.round(head * samples))]?.[1];
  if (centre === undefined || z === undefined) return '';
  const radius = 0.62 * scaleAt(z);
  const strength = 0.8 * clarity(z) * progress(head, 0.05, 0.25);
  const lit = channels
    .map((channel) => {
      const line = stretch(camera, channel, head - 0.11, head + 0.08);
      return ribbon(line, () => Math.min(1.1, 0.5 + 0.4 * clarity(z)));
    })
    .join('');
  const ink = radial(
    id,
    centre,
    radius,
    [
      [0, '#d5fff6', strength],
      [0.4, pulse.ink, 0.45 * strength],
      [1, pulse.ink, 0],
    ],
    0.6,
  );
  return ink + tag('path', { d: lit, fill: `url(#${id})` });
};

/** All lights at a moment, and what they light up. */
export const drawPulses = (camera: Camera, timeS: number): string =>
  pulses
    .map((pulse, index) => {
      const bright = pulse.brightness === 1 ? drawReflection(camera, pulse, timeS, `r${index}`) : '';
      return bright + drawLight(camera, pulse, timeS, `p${index}`);
    })
    .join('');

export const glowOf = (since: readonly number[], afterS: number, widthS: number): number =>
  since.reduce((sum, seconds) => sum + swell(seconds - afterS, 0, widthS), 0);
