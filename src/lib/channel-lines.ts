export interface ChannelOptions {
  /** The name of a page, so that pages differ. */
  readonly seed: string;
  readonly width: number;
  readonly height: number;
  readonly lines: number;
}

export interface ChannelLines {
  readonly paths: string[];
  readonly shafts: { readonly x: number; readonly y: number; readonly r: number }[];
}

interface Shoal {
  readonly centre: number;
  readonly reach: number;
  readonly gap: number;
  readonly split: number;
}

// Ten steps keep seven lines under 2 kB, and a shoal (two steps or more each side) still looks round.
const steps = 10;

const round = (value: number) => Math.round(value * 10) / 10;

/** FNV-1a, then mulberry32. */
function randomFrom(seed: string): () => number {
  let state = 2166136261;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** 1 in the middle of the reach, 0 at its ends, level at all three. */
const bump = (distance: number, reach: number) =>
  Math.abs(distance) < reach ? Math.cos((distance / reach) * (Math.PI / 2)) ** 2 : 0;

function pickShoals(random: () => number): Shoal[] {
  const count = 1 + Math.floor(random() * 2.6);
  const first = 0.16 + random() * 0.3;
  return Array.from({ length: count }, (_, index) => ({
    centre: first + index * (0.24 + random() * 0.16),
    reach: 0.2 + random() * 0.14,
    gap: 0.3 + random() * 0.5,
    split: 0.25 + random() * 0.5,
  }));
}

/** Height of every line at every step, in no unit yet: a bed that winds, swells and parts round shoals. */
function heightsOf({ seed, lines }: ChannelOptions): number[][] {
  const random = randomFrom(seed);
  const shoals = pickShoals(random);
  const [phase, turn, slope] = [random(), 0.45 + random() * 0.75, random() * 1.4 - 0.7];
  const swells = Array.from({ length: 2 }, () => ({ at: random(), size: 0.25 + random() * 0.5 }));
  const waver = Array.from({ length: lines }, () => random() - 0.5);
  return waver.map((own, line) => {
    const index = lines > 1 ? line / (lines - 1) : 0.5;
    return Array.from({ length: steps + 1 }, (_, step) => {
      const t = step / steps;
      const bed = 0.62 * Math.sin(2 * Math.PI * (turn * t + phase)) + slope * (t - 0.5);
      const spread = 0.26 + swells.reduce((sum, swell) => sum + swell.size * bump(t - swell.at, 0.32), 0);
      const parting = shoals.reduce((sum, { centre, reach, gap, split }) => {
        const side = index < split ? split - 1 : split;
        return sum + side * gap * bump(t - centre, reach);
      }, 0);
      return bed + (index - 0.5 + own * (0.6 / lines)) * spread + parting;
    });
  });
}

/** A smooth line through the heights: even steps, so that `S` needs only the second handle. */
function toPath(heights: readonly number[], width: number): string {
  const step = width / steps;
  const at = (index: number) => heights[Math.min(Math.max(index, 0), steps)] ?? 0;
  const lean = (index: number) => (at(index + 1) - at(index - 1)) / (index % steps === 0 ? 3 : 6);
  const start = `M0 ${round(at(0))}C${round(step / 3)} ${round(at(0) + lean(0))}`;
  return heights.slice(1).reduce((path, height, before) => {
    const index = before + 1;
    const handle = `${round(step * (index - 1 / 3))} ${round(height - lean(index))}`;
    return `${path}${index === 1 ? ' ' : 'S'}${handle} ${round(step * index)} ${round(height)}`;
  }, start);
}

/**
 * The motif of the site: channel lines that run across, swell, part and join, with
 * shafts at intervals. Pure and the same everywhere, so it can be drawn inline at
 * build and again in the browser. The bundle fills the height, less a margin.
 */
export function channelLines(options: ChannelOptions): ChannelLines {
  const { seed, width, height } = options;
  const heights = heightsOf(options);
  const all = heights.flat();
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const margin = Math.min(height * 0.06, 12);
  const toHeight = (value: number) => margin + ((value - low) / (high - low || 1)) * (height - 2 * margin);
  const scaled = heights.map((line) => line.map(toHeight));
  const random = randomFrom(`${seed} shafts`);
  const shafts = [1, 3, 5, 7, 9].flatMap((step) => {
    const line = scaled[Math.floor(random() * scaled.length)];
    const r = round(Math.min(height / 60, 5) * (0.75 + random() * 0.5));
    return line && random() > 0.2 ? [{ x: round((step * width) / steps), y: round(line[step] ?? 0), r }] : [];
  });
  return { paths: scaled.map((line) => toPath(line, width)), shafts };
}
