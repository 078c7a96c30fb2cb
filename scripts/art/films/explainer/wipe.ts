import { lerp, type Point } from '#scripts/art/kit/geometry.ts';
import { easeInOut } from '#scripts/art/kit/easing.ts';
import { group, round, tag } from '#scripts/art/kit/svg.ts';
import { straight } from '#scripts/art/kit/pen.ts';
import { type Ground, inks, type Scene, stage } from './stage.ts';

export const wipeS = 1.25;

/** The edge of a ground that flows in from the left, `ahead` pixels before its front. */
const edge = (share: number, ahead: number): Point[] =>
  Array.from({ length: 46 }, (_, step): Point => {
    const y = -10 + (step / 45) * (stage.heightPx + 20);
    const swing = 95 * Math.sin(y / 210 + share * 1.6 - 0.6) + 26 * Math.sin(y / 83 + share * 3);
    return [lerp(-360, stage.widthPx + 200, share) + swing * (1 + ahead / 420) + ahead, y];
  });

const groundOf = ({ ground }: Scene): string =>
  tag('rect', { width: stage.widthPx, height: stage.heightPx, fill: inks[ground].ground });

/** A scene on its ground, with nothing below it. */
export const drawAlone = (scene: Scene, seconds: number): string => groundOf(scene) + scene.draw(seconds);

/** A scene that gives way to one on the same ground: it draws back and fades. */
export const drawLeaving = (scene: Scene, seconds: number, share: number): string =>
  groundOf(scene) +
  group(
    { opacity: (1 - share ** 2).toFixed(3), transform: `translate(${round(-30 * share ** 2)} 0)` },
    scene.draw(seconds),
  );

/** Lays a scene over the one before it: its ground flows in behind a front of fine lines. */
export const wipeIn = (scene: Scene, under: Ground, seconds: number, id: string): string => {
  const whole = drawAlone(scene, seconds);
  if (seconds >= wipeS) return whole;
  const share = easeInOut(seconds / wipeS);
  const region = `${straight(edge(share, 0), 2)}L-400 ${stage.heightPx + 10}L-400 -10Z`;
  const front = [14, 34, 62, 100, 150].map((ahead, index) =>
    tag('path', {
      d: straight(edge(share, ahead * (0.35 + 0.65 * Math.sin(share * Math.PI))), 2),
      fill: 'none',
      stroke: index % 3 === 1 ? inks[under].second : inks[under].accent,
      'stroke-width': 1.4,
      'stroke-opacity': (0.85 - index * 0.15).toFixed(2),
    }),
  );
  return (
    tag('clipPath', { id }, tag('path', { d: region })) +
    group({ 'clip-path': `url(#${id})` }, whole) +
    front.join('')
  );
};
