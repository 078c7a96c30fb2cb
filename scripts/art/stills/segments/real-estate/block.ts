import { lerp, series } from '#scripts/art/kit/geometry.ts';
import { fill, shape, straight, stroke } from '#scripts/art/kit/pen.ts';
import { mix } from '#scripts/art/kit/colours.ts';
import { paint } from '#scripts/build/drawing/palette.ts';
import { at, level, type Area } from './iso.ts';

/** A body with upright walls on an area. */
export interface Block extends Area {
  readonly foot: number;
  readonly top: number;
  /** What its two visible walls show: openings between columns, slender bars for shade, storeys, or nothing. */
  readonly left: 'arcade' | 'bars' | 'storeys' | 'plain';
  readonly right: 'arcade' | 'bars' | 'storeys' | 'plain';
}

type Wall = (along: number, z: number) => readonly [number, number];

const line = mix(paint.copper, paint.ink, 0.4);

/** Openings with round heads between columns. */
function arcade(wall: Wall, length: number, foot: number, top: number): string {
  const count = Math.max(2, Math.round(length / 5.2));
  const head = top - 3.2;
  const openings = series(count, (_, index) => {
    const [from, to] = [(index + 0.16) / count, (index + 0.84) / count];
    const crown = series(9, (share) => {
      const turn = Math.PI * share;
      return wall(lerp(from, to, 0.5 - Math.cos(turn) / 2), head - 2.2 + Math.sin(turn) * 2.2);
    });
    return shape([wall(from, foot), ...crown, wall(to, foot)]);
  });
  return fill(openings, paint.deepTeal) + stroke(openings, { colour: line, width: 1 });
}

function bars(wall: Wall, length: number, foot: number, top: number): string {
  const uprights = series(Math.round(length * 1.5), (share) => {
    const along = lerp(0.06, 0.94, share);
    return straight([wall(along, foot + 1.4), wall(along, top - 1.6)]);
  });
  return stroke(uprights, { colour: paint.copper, width: 1.1, opacity: 0.85 });
}

/** One storey over another: a dark band of glass, and in front of it a ledge. */
function storeys(wall: Wall, foot: number, top: number): string {
  const count = Math.round((top - foot) / 3.4);
  const bands = series(count, (_, index) => {
    const z = foot + 1.2 + (index * (top - foot - 1)) / count;
    return shape([wall(0.05, z), wall(0.95, z), wall(0.95, z + 1.8), wall(0.05, z + 1.8)]);
  });
  return fill(bands, mix(paint.teal, paint.deepTeal, 0.4)) + stroke(bands, { colour: line, width: 0.7 });
}

function drawFace(look: Block['left'], wall: Wall, length: number, { foot, top }: Block): string {
  if (look === 'arcade') return arcade(wall, length, foot, top);
  if (look === 'bars') return bars(wall, length, foot, top);
  return look === 'storeys' ? storeys(wall, foot, top) : '';
}

/** A block in the light of the morning, which comes from the left. */
export function drawBlock(block: Block): string {
  const { x, y, foot, top } = block;
  const left: Wall = (along, z) => at(lerp(x[0], x[1], along), y[1], z);
  const right: Wall = (along, z) => at(x[1], lerp(y[1], y[0], along), z);
  const outline = (wall: Wall) => shape([wall(0, foot), wall(0, top), wall(1, top), wall(1, foot)]);
  const roof = level(block, top);
  const parapet = level({ x: [x[0] + 1, x[1] - 1], y: [y[0] + 1, y[1] - 1] }, top);
  return (
    fill([outline(left)], paint.white) +
    fill([outline(right)], mix(paint.blush, paint.clay, 0.42)) +
    drawFace(block.left, left, x[1] - x[0], block) +
    drawFace(block.right, right, y[1] - y[0], block) +
    fill([roof], mix(paint.sand, paint.white, 0.35)) +
    stroke([parapet], { colour: paint.copper, width: 0.9, opacity: 0.8 }) +
    stroke([outline(left), outline(right), roof], { colour: line, width: 1.5 })
  );
}
