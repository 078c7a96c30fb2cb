import type { Cue } from '../engine/web-vtt.ts';
import { script } from './script.ts';

const { opening, offer, pipeline, room, world, anonymous, fees, audiences, closing, endS } = script;

const cue = (fromS: number, toS: number, text: string): Cue => ({ fromS, toS, text });

const join = (lines: readonly string[]): string => lines.join(' ');

const listed = (names: readonly string[]): string => names.join(', ');

const half = Math.ceil(audiences.list.length / 2);

/** What the last scene says. */
export const closingText = `${closing.name}. ${join(closing.headline)}.\n${join(closing.note)}`;

/** What each scene shows, in brackets, and what is written in it. The film has no sound. */
export const cues: readonly Cue[] = [
  cue(0.4, 3.5, `[Lines of light flow underground from well to well]\n${join(opening.first)}`),
  cue(3.6, offer.startS, `${join(opening.second)}\n${join(opening.detail)}`),
  cue(offer.startS + 0.4, offer.startS + 1.6, `[One channel parts into two]\n${join(offer.headline)}`),
  cue(
    offer.startS + 1.7,
    pipeline.startS,
    `${join(offer.product)}: ${join(offer.productDetail)}.\n${join(offer.marketplace)}: ${join(offer.marketplaceDetail)}.`,
  ),
  cue(
    pipeline.startS + 0.2,
    room.startS - 0.1,
    `[Deal cards move through the stages of a pipeline]\n${join(pipeline.headline)} ${listed(pipeline.details)}.`,
  ),
  cue(
    room.startS + 0.2,
    room.startS + 3.4,
    `[A non-disclosure agreement is signed, checks are ticked]\n${join(room.headline)} ${listed(room.details.slice(0, 2))}.`,
  ),
  cue(room.startS + 3.5, world.startS, `[A data room unlocks its folders]\n${room.details[2]}.`),
  cue(
    world.startS + 0.5,
    world.startS + 3.7,
    `[Channels join points across a map of the world]\n${join(world.figure)}. ${join(world.detail)}`,
  ),
  cue(
    world.startS + 3.8,
    anonymous.startS,
    `[Five streams meet in one ring]\n${join(world.together)}. ${join(world.togetherDetail)}`,
  ),
  cue(
    anonymous.startS + 0.5,
    anonymous.startS + 2.7,
    `[An investor with a blacked-out name looks at listings]\n${join(anonymous.headline)} ${join(anonymous.details)}.`,
  ),
  cue(
    anonymous.startS + 2.8,
    fees.startS,
    `[The investor presses “${anonymous.engage}”; the name appears]\n${join(anonymous.note)}`,
  ),
  cue(
    fees.startS + 0.5,
    audiences.startS,
    `[Fine lines draw the figure 0]\n${join(fees.headline)} ${join(fees.strong)}. ${join(fees.details)}`,
  ),
  cue(
    audiences.startS + 0.3,
    audiences.startS + 2.4,
    `${join(audiences.headline)}: ${listed(audiences.list.slice(0, half))},`,
  ),
  cue(audiences.startS + 2.5, closing.startS, `${listed(audiences.list.slice(half))}.`),
  cue(closing.startS + 0.5, endS - 0.1, closingText),
];
