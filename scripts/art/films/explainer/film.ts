import { paint } from '#scripts/build/drawing/palette.ts';
import { toRgb } from '#scripts/art/kit/colours.ts';
import { progress } from '#scripts/art/kit/easing.ts';
import type { Film } from '../engine/film.ts';
import { cues } from './captions.ts';
import { createTypeset } from './typeset.ts';
import { createAnonymous } from './scenes/anonymous.ts';
import { createAudiences } from './scenes/audiences.ts';
import { createClosing } from './scenes/closing.ts';
import { createFees } from './scenes/fees.ts';
import { createOffer } from './scenes/offer.ts';
import { createOpening } from './scenes/opening.ts';
import { createPipeline } from './scenes/pipeline.ts';
import { createRoom } from './scenes/room.ts';
import { createWorld } from './scenes/world.ts';
import { script } from './script.ts';
import { type Scene, stage } from './stage.ts';
import { drawAlone, drawLeaving, wipeIn, wipeS } from './wipe.ts';

/** A scene in the film: where it begins, and where its clock stood at 0. */
type Placed = { scene: Scene; startS: number; clockS: number };

const night = toRgb(paint.night);

const leaveS = 0.45;

/** Without a ground that flows in there is nothing to wait for: such a scene begins this far into its clock. */
const headStartS = 0.3;

const place = (scenes: readonly (readonly [number, Scene])[]): readonly Placed[] =>
  scenes.map(([startS, scene], index) => {
    const stays = scenes[index - 1]?.[1].ground === scene.ground;
    return { scene, startS, clockS: stays ? startS - headStartS : startS };
  });

/** One scene at a time; between two grounds the new one flows over the old, on one ground the old one leaves first. */
const drawAt = (placed: readonly Placed[], timeS: number): string => {
  const at = placed.findLastIndex(({ startS }) => startS <= timeS);
  const [before, now, after] = [placed[at - 1], placed[at], placed[at + 1]];
  if (now === undefined) return '';
  const seconds = timeS - now.clockS;
  if (before !== undefined && before.scene.ground !== now.scene.ground && seconds < wipeS) {
    return (
      drawAlone(before.scene, timeS - before.clockS) + wipeIn(now.scene, before.scene.ground, seconds, 'wipe')
    );
  }
  if (after === undefined || after.scene.ground !== now.scene.ground) return drawAlone(now.scene, seconds);
  return drawLeaving(now.scene, seconds, progress(timeS, after.startS - leaveS, after.startS));
};

/** What the platform is and for whom, in forty-five seconds without sound. */
export const createExplainer = async (): Promise<Film> => {
  const typeset = await createTypeset();
  const placed = place([
    [script.opening.startS, await createOpening(typeset)],
    [script.offer.startS, await createOffer(typeset)],
    [script.pipeline.startS, await createPipeline(typeset)],
    [script.room.startS, await createRoom(typeset)],
    [script.world.startS, await createWorld(typeset)],
    [script.anonymous.startS, await createAnonymous(typeset)],
    [script.fees.startS, await createFees(typeset)],
    [script.audiences.startS, await createAudiences(typeset)],
    [script.closing.startS, await createClosing(typeset)],
  ]);
  return {
    name: 'explainer',
    widthPx: stage.widthPx,
    heightPx: stage.heightPx,
    framesPerSecond: 30,
    durationS: script.endS,
    posterTimeS: 5.4,
    cues,
    backdrop: () => night,
    draw: (timeS) => drawAt(placed, timeS),
  };
};
