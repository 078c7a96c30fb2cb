import type { Drawing } from '../drawing.ts';
import { ease, lerp, polar, series, type Point } from '../lines/geometry.ts';
import { reliefFrom } from '../lines/noise.ts';
import { clipped, fill, linear, moved, ring, shape, smooth, straight, stroke, wash } from '../lines/pen.ts';
import { mix, paint } from '../palette.ts';

const size = { width: 1200, height: 900 };
const waterline = 604;
const keystone: Point = [600, waterline];
const arch = { inner: 232, outer: 274 };
const deck = { top: 286, bottom: 318 };

const relief = reliefFrom('advisory cliffs');

/** Which party: the left bank or the right one. */
type Side = -1 | 1;

const banks = {
  '-1': { body: mix(paint.teal, paint.mist, 0.42), deep: paint.deepTeal, line: paint.deepTeal, edge: 306 },
  '1': { body: mix(paint.clay, paint.blush, 0.25), deep: paint.copper, line: paint.copper, edge: 306 },
} as const;

/** How far a bank reaches towards the middle, at a height. */
const cliffX = (side: Side, y: number) =>
  keystone[0] + side * (banks[side].edge - 26 * ease(y, 330, waterline) + relief(y / 46, side * 7 + 20) * 13);

/** The ground far from the bridge lies higher. */
const crestY = (side: Side, x: number) => {
  const away = Math.max(0, side * (x - keystone[0]) - banks[side].edge);
  return deck.top - 92 * ease(away, 40, 330) + relief(x / 90, side * 3 + 9) * 9 * ease(away, 10, 90);
};

function bankOutline(side: Side): Point[] {
  const far = keystone[0] + side * 640;
  const top = series(30, (share): Point => {
    const x = lerp(far, cliffX(side, deck.top), share);
    return [x, crestY(side, x)];
  });
  const face = series(40, (share): Point => {
    const y = lerp(deck.top, waterline, share);
    return [cliffX(side, y), y];
  });
  return [...top, ...face, [far, waterline]];
}

/** Layers of rock that dip towards the water, closer and darker with depth. */
function drawBank(side: Side): string {
  const { body, deep, line } = banks[side];
  const outline = shape(bankOutline(side));
  const layers = series(58, (share, index) => {
    const points = series(26, (along): Point => {
      const x = keystone[0] + side * lerp(640, 240, along);
      const dip = 60 * along + relief(x / 130, index / 9 + side * 5 + 30) * 16;
      return [x, lerp(110, 640, share ** 0.92) + dip * (0.4 + share * 0.6)];
    });
    return { path: smooth(points), strong: index % 9 === 0 };
  });
  const bands = [0.24, 0.52, 0.78].map((share, index) => {
    const points = series(26, (along): Point => {
      const x = keystone[0] + side * lerp(640, 240, along);
      return [
        x,
        lerp(110, 640, share) +
          (60 * along + relief(x / 130, index + side * 5 + 33) * 16) * (0.4 + share * 0.6),
      ];
    });
    return fill(
      [shape([...points, [keystone[0] + side * 240, 700], [keystone[0] + side * 640, 700]])],
      deep,
      0.2,
    );
  });
  const content =
    fill([outline], body) +
    bands.join('') +
    stroke(
      layers.filter(({ strong }) => !strong).map(({ path }) => path),
      { colour: line, width: 0.9, opacity: 0.55 },
    ) +
    stroke(
      layers.filter(({ strong }) => strong).map(({ path }) => path),
      { colour: line, width: 1.6, opacity: 0.8 },
    );
  return (
    clipped(`bank${side}`, outline, content) +
    stroke([outline], { colour: mix(deep, paint.ink, 0.3), width: 1.6 })
  );
}

interface Tower {
  readonly x: number;
  readonly width: number;
  readonly top: number;
  /** Upright and level lines of its front. */
  readonly bays: number;
  readonly floors: number;
}

// The ground hides their feet.
const feet = 330;

/** Left, houses round a wind tower; right, offices. */
const towers: readonly (Tower & { readonly side: Side })[] = [
  { side: -1, x: -12, width: 58, top: 132, bays: 9, floors: 0 },
  { side: -1, x: 54, width: 44, top: 158, bays: 3, floors: 4 },
  { side: -1, x: 176, width: 40, top: 178, bays: 7, floors: 0 },
  { side: -1, x: 212, width: 52, top: 218, bays: 3, floors: 3 },
  { side: -1, x: 104, width: 66, top: 58, bays: 2, floors: 0 },
  { side: 1, x: 946, width: 44, top: 186, bays: 8, floors: 0 },
  { side: 1, x: 1092, width: 40, top: 92, bays: 2, floors: 22 },
  { side: 1, x: 1140, width: 74, top: 130, bays: 10, floors: 0 },
  { side: 1, x: 996, width: 46, top: 112, bays: 5, floors: 15 },
  { side: 1, x: 1050, width: 34, top: 34, bays: 6, floors: 0 },
];

function drawTower({ side, x, width, top, bays, floors }: (typeof towers)[number]): string {
  const { deep } = banks[side];
  const upright = series(bays, (share) => x + lerp(4, width - 4, share)).map((at) =>
    straight([
      [at, top + 7],
      [at, feet],
    ]),
  );
  const level = series(floors, (_, floor) => top + 8 + floor * 9).map((y) =>
    straight([
      [x + 3, y],
      [x + width - 3, y],
    ]),
  );
  const body = shape([
    [x, feet],
    [x, top],
    [x + width, top],
    [x + width, feet],
  ]);
  return (
    fill([body], mix(paint.white, deep, 0.06)) +
    stroke([...upright, ...level], { colour: deep, width: 0.9, opacity: 0.8 }) +
    stroke(
      [
        body,
        straight([
          [x - 4, top],
          [x + width + 4, top],
        ]),
      ],
      { colour: deep, width: 1.5 },
    )
  );
}

function drawTowers(): string {
  const slits = series(6, (share) =>
    straight([
      [lerp(113, 161, share), 74],
      [lerp(113, 161, share), 128],
    ]),
  );
  const sills = [140, 146].map((y) =>
    straight([
      [104, y],
      [170, y],
    ]),
  );
  return (
    towers.map(drawTower).join('') +
    stroke(slits, { colour: paint.deepTeal, width: 4.2 }) +
    stroke(sills, { colour: paint.deepTeal, width: 1.3 })
  );
}

function drawBridge(): string {
  const half = banks[1].edge + 30;
  const mouth = series(41, (share) => polar(keystone, Math.PI * (1 + share), arch.inner));
  const wall = [
    [keystone[0] - half, waterline],
    [keystone[0] - half, deck.top],
    [keystone[0] + half, deck.top],
    [keystone[0] + half, waterline],
    ...mouth.toReversed(),
  ] as const;
  const stones = series(57, (share) => {
    const angle = Math.PI * (1 + share);
    return straight([polar(keystone, angle, arch.inner), polar(keystone, angle, arch.outer)]);
  });
  const rings = series(6, (share) =>
    smooth(series(41, (turn) => polar(keystone, Math.PI * (1 + turn), lerp(arch.inner, arch.outer, share)))),
  );
  const columns = series(69, (share) => {
    const x = keystone[0] + lerp(-half + 4, half - 4, share);
    const away = Math.abs(x - keystone[0]);
    const foot = away < arch.outer ? waterline - Math.sqrt(arch.outer ** 2 - away ** 2) : waterline;
    return foot - deck.bottom > 3
      ? straight([
          [x, deck.bottom],
          [x, foot],
        ])
      : '';
  });
  return (
    fill([shape(wall)], 'url(#stone)') +
    stroke(columns, { colour: 'url(#grain)', width: 0.9, opacity: 0.7 }) +
    fill(
      [
        shape([
          ...series(41, (share) => polar(keystone, Math.PI * (1 + share), arch.inner)),
          ...series(41, (share) => polar(keystone, Math.PI * (2 - share), arch.outer)),
        ]),
      ],
      paint.white,
    ) +
    stroke(stones, { colour: 'url(#grain)', width: 1 }) +
    stroke(rings, { colour: 'url(#grain)', width: 1 }) +
    stroke([rings[0] ?? '', rings.at(-1) ?? ''], { colour: 'url(#grain)', width: 2.4 }) +
    stroke(
      [
        straight([
          [keystone[0] - half, deck.bottom + 6],
          [keystone[0] + half, deck.bottom + 6],
        ]),
      ],
      { colour: 'url(#grain)', width: 1.6 },
    )
  );
}

/** The channel that the bridge carries from one party to the other. */
function drawChannel(): string {
  const at = (line: number) =>
    series(50, (share): Point => {
      const x = lerp(-20, 1220, share);
      const side: Side = x < keystone[0] ? -1 : 1;
      const open = 1 - 0.5 * ease(Math.abs(x - keystone[0]), 0, 300);
      return [
        x,
        (deck.top + deck.bottom) / 2 +
          (line - 2.5) * 4.6 * open +
          (crestY(side, x) - deck.top) * 0.9 +
          8 * ease(Math.abs(x - keystone[0]), 306, 420),
      ];
    });
  const lines = series(6, (_, line) => smooth(at(line)));
  const shafts = [0, 7, 14, 21, 28, 35, 42, 49].map((index) => at(2)[index] ?? keystone);
  const bed = [...at(-0.8), ...at(5.8).toReversed()];
  return (
    fill([shape(bed)], paint.night) +
    stroke(lines, { colour: paint.water, width: 1.6 }) +
    fill(
      shafts.map((point) => ring(point, 8.5)),
      paint.paper,
    ) +
    stroke(
      shafts.map((point) => ring(point, 8.5)),
      { colour: paint.copper, width: 2 },
    ) +
    fill(
      shafts.map((point) => ring(point, 3)),
      paint.copper,
    )
  );
}

const sun: Point = [keystone[0], waterline - 34];

function drawSky(): string {
  const halo = series(13, (share) => ring(sun, lerp(86, 226, share)));
  const air = series(24, (share) => ring(sun, lerp(300, 800, share ** 1.1)));
  const hills = [0, 1, 2].map((order) =>
    series(40, (share): Point => {
      const x = lerp(330, 870, share);
      return [x, waterline - 44 + order * 17 - relief(x / 62, order * 4 + 53) * (26 - order * 5)];
    }),
  );
  return (
    wash('url(#sky)', 1200, waterline) +
    stroke(air, { colour: paint.copper, width: 0.8, opacity: 0.22 }) +
    stroke(halo, { colour: paint.copper, width: 0.8, opacity: 0.4 }) +
    fill([ring(sun, 76)], paint.copper) +
    hills
      .map((points, order) =>
        fill(
          [shape([...points, [870, waterline], [330, waterline]])],
          mix(paint.mist, paint.teal, 0.1 + order * 0.16),
        ),
      )
      .join('') +
    stroke(
      hills.map((points) => smooth(points)),
      { colour: paint.teal, width: 0.9, opacity: 0.7 },
    )
  );
}

/** Everything above the waterline once more, upside down, broken by the ripples of the water. */
function drawWater(above: string): string {
  const ripples = series(44, (share, index) => {
    const y = waterline + 3 + 296 * share ** 1.45;
    const points = series(31, (along): Point => {
      const x = lerp(-20, 1220, along);
      return [x, y + relief(x / 60 + index * 3, index) * lerp(1, 7, share)];
    });
    return { path: smooth(points), width: lerp(0.8, 3.2, share) };
  });
  return (
    moved(above, waterline * 1.96, -0.96) +
    wash('url(#deep)', 1200, 300, waterline) +
    ripples
      .map(({ path, width }, index) =>
        stroke([path], {
          colour: index % 3 === 0 ? paint.water : paint.deepTeal,
          width,
          opacity: index % 3 === 0 ? 0.3 : 0.42,
        }),
      )
      .join('') +
    stroke(
      [
        straight([
          [-20, waterline],
          [1220, waterline],
        ]),
      ],
      { colour: paint.ink, width: 1.4, opacity: 0.7 },
    )
  );
}

/** Advisory firms: two banks and the bridge that carries a channel from one to the other; with its reflection it closes a circle. */
export function drawAdvisory(): Drawing {
  const above = [drawSky(), drawBridge(), drawTowers(), drawBank(-1), drawBank(1), drawChannel()].join('');
  const ground = [
    linear(
      'sky',
      [0, 0],
      [0, waterline],
      [
        [0, paint.paper],
        [0.55, paint.white],
        [1, paint.blush],
      ],
    ),
    linear(
      'stone',
      [290, 0],
      [910, 0],
      [
        [0, mix(paint.mist, paint.teal, 0.18)],
        [0.5, paint.white],
        [1, mix(paint.blush, paint.clay, 0.3)],
      ],
    ),
    linear(
      'grain',
      [290, 0],
      [910, 0],
      [
        [0, paint.deepTeal],
        [0.5, mix(paint.deepTeal, paint.copper, 0.5)],
        [1, paint.copper],
      ],
    ),
    linear(
      'deep',
      [0, waterline],
      [0, 900],
      [
        [0, paint.teal, 0.26],
        [1, paint.night, 0.8],
      ],
    ),
    above,
    clipped(
      'lake',
      shape([
        [0, waterline],
        [1200, waterline],
        [1200, 900],
        [0, 900],
      ]),
      drawWater(above),
    ),
  ].join('');
  return { ...size, ground };
}
