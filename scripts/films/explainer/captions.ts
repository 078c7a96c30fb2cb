import { script } from './script.ts';

type Cue = { fromS: number; toS: number; text: string };

const join = (lines: readonly string[]): string => lines.join(' ');

/** What each scene shows, in brackets, and what is written in it. The film has no sound. */
const cues = (): readonly Cue[] => {
  const { opening, offer, pipeline, room, world, anonymous, fees, audiences, closing, endS } = script;
  const half = Math.ceil(audiences.list.length / 2);
  const listed = (names: readonly string[]): string => names.join(', ');
  return [
    {
      fromS: 0.4,
      toS: 3.5,
      text: `[Lines of light flow underground from well to well]\n${join(opening.first)}`,
    },
    { fromS: 3.6, toS: offer.startS, text: `${join(opening.second)}\n${join(opening.detail)}` },
    {
      fromS: offer.startS + 0.4,
      toS: offer.startS + 1.6,
      text: `[One channel parts into two]\n${join(offer.headline)}`,
    },
    {
      fromS: offer.startS + 1.7,
      toS: pipeline.startS,
      text: `${join(offer.product)}: ${join(offer.productDetail)}.\n${join(offer.marketplace)}: ${join(offer.marketplaceDetail)}.`,
    },
    {
      fromS: pipeline.startS + 0.2,
      toS: room.startS - 0.1,
      text: `[Deal cards move through the stages of a pipeline]\n${join(pipeline.headline)} ${listed(pipeline.details)}.`,
    },
    {
      fromS: room.startS + 0.2,
      toS: room.startS + 3.4,
      text: `[A non-disclosure agreement is signed, checks are ticked]\n${join(room.headline)} ${listed(room.details.slice(0, 2))}.`,
    },
    {
      fromS: room.startS + 3.5,
      toS: world.startS,
      text: `[A data room unlocks its folders]\n${room.details[2]}.`,
    },
    {
      fromS: world.startS + 0.5,
      toS: world.startS + 3.7,
      text: `[Channels join points across a map of the world]\n${join(world.figure)} ${join(world.unit)}. ${join(world.detail)}`,
    },
    {
      fromS: world.startS + 3.8,
      toS: anonymous.startS,
      text: `[Five streams meet in one ring]\n${join(world.together)}. ${join(world.togetherDetail)}`,
    },
    {
      fromS: anonymous.startS + 0.5,
      toS: anonymous.startS + 2.7,
      text: `[An investor with a blacked-out name looks at listings]\n${join(anonymous.headline)} ${join(anonymous.details)}.`,
    },
    {
      fromS: anonymous.startS + 2.8,
      toS: fees.startS,
      text: `[The investor presses “${anonymous.engage}”; the name appears]\n${join(anonymous.note)}`,
    },
    {
      fromS: fees.startS + 0.5,
      toS: audiences.startS,
      text: `[Fine lines draw the figure 0]\n${join(fees.headline)} ${join(fees.strong)}. ${join(fees.details)}`,
    },
    {
      fromS: audiences.startS + 0.3,
      toS: audiences.startS + 2.4,
      text: `${join(audiences.headline)}: ${listed(audiences.list.slice(0, half))},`,
    },
    { fromS: audiences.startS + 2.5, toS: closing.startS, text: `${listed(audiences.list.slice(half))}.` },
    {
      fromS: closing.startS + 0.5,
      toS: endS - 0.1,
      text: `${closing.name}. ${join(closing.headline)}.\n${join(closing.note)}`,
    },
  ];
};

const clock = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60);
  const rest = (seconds - minutes * 60).toFixed(3).padStart(6, '0');
  return `${String(minutes).padStart(2, '0')}:${rest}`;
};

/** The captions as a WebVTT file. */
export const toWebVtt = (): string =>
  [
    'WEBVTT',
    ...cues().map(
      ({ fromS, toS, text }, index) =>
        `${index + 1}\n${clock(fromS)} --> ${clock(toS)}\n${text.replaceAll('&', '&amp;')}`,
    ),
  ].join('\n\n') + '\n';
