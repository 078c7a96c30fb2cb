import type { Drawing } from '#scripts/build/drawing/drawing.ts';
import { drawAqueduct } from './aqueduct.ts';
import { drawFalls } from './falls.ts';
import { drawPlants } from './plants.ts';
import { drawSetting, gradients } from './setting.ts';
import { drawCore, drawTerrace } from './terrace.ts';
import { tiers } from './tiers.ts';

const size = { width: 1200, height: 900 };

/** Private equity: a company as a hill of terraces, each fed by a channel of its own; the next one is staked out. */
export function drawPrivateEquity(): Drawing {
  const [, , , left, right, core] = tiers;
  const ground = [
    gradients,
    drawSetting(),
    ...tiers.map(drawTerrace),
    left ? drawAqueduct(left, -1, 8) : '',
    right ? drawAqueduct(right, 1, 9) : '',
    core ? drawCore(core) : '',
    drawFalls(),
    ...tiers.map(drawPlants),
  ].join('');
  return { ...size, ground };
}
