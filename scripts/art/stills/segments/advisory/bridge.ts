import { lerp, polar, series } from '#scripts/art/kit/geometry.ts';
import { fill, shape, smooth, straight, stroke } from '#scripts/art/kit/pen.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { waterline, keystone, arch, deck, banks } from './setting.ts';

export function drawBridge(): string {
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
