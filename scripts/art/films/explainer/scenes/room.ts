import { paint } from '#scripts/build/drawing/palette.ts';
import { type Point, swell } from '#scripts/art/kit/geometry.ts';
import { easeInOut, easeOut, progress } from '#scripts/art/kit/easing.ts';
import { group, round, tag } from '#scripts/art/kit/svg.ts';
import type { Line, Typeset } from '../typeset.ts';
import { createColumn } from '../column.ts';
import { bar, panel, ring, stroke, tick } from '../marks.ts';
import { script } from '../script.ts';
import type { Scene } from '../stage.ts';
import { drawLine } from '../words.ts';

const sheet = { x: 572, y: 132, width: 262, height: 456 } as const;
const side = { x: 858, width: 342 } as const;
const checks = { y: 132, height: 132 } as const;
const room = { y: 288, height: 300 } as const;

const signS = 1.35;
const checkS = [2.75, 3.15] as const;
const openS = 3.85;

/** A signature, as a hand would write it: a tall first loop, a run of small ones, one ascender, and a flourish. */
const signature: readonly Point[] = Array.from({ length: 300 }, (_, step): Point => {
  const along = step / 299;
  const writing = Math.min(1, along / 0.84);
  const flourish = Math.max(0, along - 0.84) / 0.16;
  const turn = writing * 6 * 2 * Math.PI;
  const tall = 7 + 25 * swell(writing - 0.06, 0, 0.1) + 15 * swell(writing - 0.56, 0, 0.06);
  const wide = 9 + 9 * swell(writing - 0.08, 0, 0.12);
  return [
    writing * 118 + wide * Math.sin(turn) * (1 - flourish) + 50 * flourish,
    -tall * Math.cos(turn) * (1 - flourish * 0.9) - tall * 0.7 - 4 * writing - 9 * Math.sin(flourish * 4.4),
  ];
});

/** A thing that comes in from below at its moment. */
const enter = (seconds: number, inS: number, inner: string): string => {
  const here = easeOut(progress(seconds, inS, inS + 0.8));
  return group({ opacity: here.toFixed(3), transform: `translate(0 ${round(30 * (1 - here))})` }, inner);
};

const drawAgreement = (title: readonly Line[], seconds: number): string => {
  const { x, y } = sheet;
  const widths = [206, 190, 206, 150, 206, 198, 120];
  const signed = easeInOut(progress(seconds, signS, signS + 1.15));
  return (
    panel(x, y, sheet.width, sheet.height, paint.white, 6) +
    title.map((line, index) => drawLine(line, x + 28, y + 54 + index * 29, paint.ink)).join('') +
    tag('rect', { x: x + 28, y: y + 103, width: 34, height: 3, fill: paint.teal }) +
    widths
      .map((width, index) => bar(x + 28, y + 134 + index * 20 + (index > 3 ? 12 : 0), width, paint.line, 6))
      .join('') +
    stroke(
      [
        [x + 28, y + 398],
        [x + 212, y + 398],
      ],
      1,
      paint.stone,
      1,
    ) +
    group({ transform: `translate(${x + 40} ${y + 392})` }, stroke(signature, signed, paint.teal, 2.4)) +
    tick(x + sheet.width - 30, y + 398, 13, progress(seconds, signS + 1.15, signS + 1.6), paint.teal)
  );
};

const drawChecks = (names: readonly Line[], seconds: number): string =>
  panel(side.x, checks.y, side.width, checks.height) +
  names
    .map((name, index) => {
      const y = checks.y + 48 + index * 48;
      const atS = checkS[index] ?? 0;
      const running = progress(seconds, atS - 0.7, atS);
      return (
        drawLine(name, side.x + 26, y, paint.ink) +
        bar(side.x + 136, y - 10, 130, paint.sand, 7) +
        bar(side.x + 136, y - 10, 130 * easeInOut(running), paint.teal, 7) +
        ring(side.x + side.width - 38, y - 7, 13, paint.line) +
        tick(side.x + side.width - 38, y - 7, 13, progress(seconds, atS, atS + 0.45), paint.teal)
      );
    })
    .join('');

/** A padlock whose bow lifts when the room opens. */
const padlock = (x: number, y: number, open: number): string =>
  tag('path', {
    d: `M${x - 6} ${y}v-6a6 6 0 0 1 12 0v6`,
    transform: `translate(0 ${round(-2 * open)}) rotate(${round(18 * open)} ${x + 6} ${y})`,
    fill: 'none',
    stroke: open > 0.5 ? paint.teal : paint.stone,
    'stroke-width': 2,
  }) +
  tag('rect', {
    x: x - 10,
    y,
    width: 20,
    height: 14,
    rx: 3,
    fill: open > 0.5 ? paint.teal : paint.stone,
  });

const folder = (x: number, y: number, fill: string, edge: string): string =>
  tag('path', {
    d: `M${x} ${y + 3}a3 3 0 0 1 3 -3h7l4 4h9a3 3 0 0 1 3 3v10a3 3 0 0 1 -3 3h-20a3 3 0 0 1 -3 -3z`,
    fill,
    stroke: edge,
    'stroke-width': 1.4,
  });

const drawRoom = (title: Line, folders: readonly Line[], seconds: number): string => {
  const open = easeInOut(progress(seconds, openS, openS + 0.5));
  const { x, width } = side;
  return (
    panel(x, room.y, width, room.height) +
    drawLine(title, x + 26, room.y + 42, paint.ink) +
    padlock(x + width - 38, room.y + 31, open) +
    tag('path', { d: `M${x} ${room.y + 66}h${width}`, stroke: paint.line }) +
    folders
      .map((name, index) => {
        const y = room.y + 108 + index * 50;
        const lit = easeOut(progress(seconds, openS + 0.25 + index * 0.13, openS + 0.8 + index * 0.13));
        return (
          folder(x + 26, y - 17, paint.sand, paint.line) +
          group({ opacity: lit.toFixed(3) }, folder(x + 26, y - 17, paint.mist, paint.teal)) +
          bar(x + 68, y - 11, 150, paint.line, 8).replace('/>', ` opacity="${(1 - lit).toFixed(3)}"/>`) +
          drawLine(name, x + 68, y, paint.ink, lit) +
          (index < 3 ? tag('path', { d: `M${x + 26} ${y + 20}h${width - 52}`, stroke: paint.sand }) : '')
        );
      })
      .join('')
  );
};

/** 360: an agreement is signed, the checks pass, and the data room opens. */
export const createRoom = async (typeset: Typeset): Promise<Scene> => {
  const words = script.room;
  const column = await createColumn(typeset, 'paper', words);
  const agreement = await Promise.all(words.agreement.map((line) => typeset(line, 'display-medium', 24)));
  const names = await Promise.all(words.checks.map((line) => typeset(line, 'text-medium', 19)));
  const title = await typeset(words.room, 'display-medium', 24);
  const folders = await Promise.all(words.folders.map((line) => typeset(line, 'text', 20)));
  return {
    ground: 'paper',
    draw: (seconds) =>
      column(seconds, [signS, checkS[0] - 0.4, openS]) +
      enter(seconds, 0.45, drawAgreement(agreement, seconds)) +
      enter(seconds, 0.6, drawChecks(names, seconds)) +
      enter(seconds, 0.75, drawRoom(title, folders, seconds)),
  };
};
