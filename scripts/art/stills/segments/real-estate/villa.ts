import { drawBlock, type Block } from './block.ts';

/** From the back corner to the front, so that what stands in front hides what is behind. */
const house: readonly Block[] = [
  { x: [6, 46], y: [6, 30], foot: 0, top: 11, left: 'arcade', right: 'plain' },
  { x: [8, 34], y: [7, 24], foot: 11, top: 20, left: 'bars', right: 'arcade' },
  { x: [10, 17], y: [8, 15], foot: 20, top: 38, left: 'bars', right: 'bars' },
  { x: [22, 33], y: [8, 20], foot: 20, top: 26, left: 'plain', right: 'bars' },
  { x: [46, 56], y: [14, 30], foot: 0, top: 7.5, left: 'arcade', right: 'bars' },
];

const tower: readonly Block[] = [
  { x: [66, 96], y: [5, 31], foot: 0, top: 6, left: 'arcade', right: 'arcade' },
  { x: [72, 88], y: [9, 24], foot: 6, top: 50, left: 'storeys', right: 'storeys' },
  { x: [75.5, 84.5], y: [12, 21], foot: 50, top: 58, left: 'bars', right: 'bars' },
];

export const drawVilla = () => house.map(drawBlock).join('');

export const drawTower = () => tower.map(drawBlock).join('');
