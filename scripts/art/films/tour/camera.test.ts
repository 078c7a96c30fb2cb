import { expect, it } from 'vitest';

import { lengthOf, pace, viewAt } from './camera.ts';
import { stops } from './screens.ts';

const views = [
  { x: 100, y: 50, width: 280 },
  { x: 600, y: 300, width: 280 },
];

it('shows the whole screen first, then stands at each view', () => {
  expect(viewAt(views, 0)).toEqual({ x: 0, y: 0, width: 1120 });
  expect(viewAt(views, pace.wholeS + pace.moveS + pace.readS / 2)).toEqual(views[0]);
  expect(viewAt(views, lengthOf(views))).toEqual(views[1]);
});

it('comes nearer without leaving its aim: what both views show stays in the window', () => {
  for (let seconds = 0; seconds < pace.wholeS + pace.moveS; seconds += 0.05) {
    const { x, width } = viewAt(views, seconds);
    expect(x).toBeLessThanOrEqual(100 + 1e-9);
    expect(x + width).toBeGreaterThanOrEqual(380 - 1e-9);
  }
});

it.each(stops.map((stop) => [stop.headline, stop] as const))('%s: no view leaves the screen', (_, stop) => {
  const { width, height } = stop.draw();
  for (const view of stop.views) {
    expect(view.x + view.width).toBeLessThanOrEqual(width);
    expect(view.y + view.width / 2).toBeLessThanOrEqual(height);
  }
});
