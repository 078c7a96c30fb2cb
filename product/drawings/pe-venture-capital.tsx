import type { ReactNode } from 'react';

import { river } from '../../content/en/centrepieces/pe-venture-capital.ts';
import { lineThrough, stream } from '#product/kit/flow.ts';
import { type DrawingContent, DrawingWindow } from '#product/kit/window.tsx';
import { Label } from '#product/kit/pieces.tsx';
import pieces from '#product/kit/pieces.module.css';
import styles from './pe-venture-capital.module.css';

type Moment = { readonly at: number; readonly day: string; readonly reason: string };

/** Moments are in percent of the time that the river shows. */
export type RiverContent = DrawingContent & {
  /** In the order of their days. */
  readonly declined: readonly (Moment & {
    readonly id: string;
    readonly name: string;
    readonly review?: string | undefined;
  })[];
  readonly returned: {
    readonly name: string;
    readonly declined: Moment;
    readonly back: Moment;
    readonly between: string;
  };
  readonly stages: readonly {
    readonly id: string;
    readonly name: string;
    readonly deals: string;
    readonly value: string;
  }[];
  readonly years: readonly { readonly at: number; readonly name: string }[];
};

const content: RiverContent = river;

/** The drawing in its own units, which are stretched to its place. */
const [WIDTH, HEIGHT] = [1000, 500];
/** The river, and the lanes of the deals that left it: the last one is the nearest. */
const [TOP, BED, LANE] = [14, 92, 72];
/** How far a bend reaches along the river. */
const BEND = 60;
const LINES = 5;

/** The deals of a team as a river, with the reasons of those that it declined at their bends. */
export const Drawing = () => (
  <DrawingWindow copy={content}>
    <Stages />
    <River />
    <ol className={styles.list} role="list">
      {[
        ...content.declined,
        {
          ...content.returned.declined,
          id: 'returned',
          name: content.returned.name,
          review: content.returned.back.reason,
        },
      ].map(({ id, name, day, reason, review }) => (
        <li key={id} className={pieces.text} data-returned={id === 'returned'}>
          <span>
            <b>{name}</b> <span className={pieces.muted}>{day}</span>
          </span>
          {reason} {review}
        </li>
      ))}
    </ol>
  </DrawingWindow>
);

/** What is in the river today. */
const Stages = () => (
  <ol className={styles.stages} role="list">
    {content.stages.map(({ id, name, deals, value }) => (
      <li key={id}>
        <span className={pieces.muted}>{name}</span>
        <span className={pieces.title}>{deals}</span> {value}
      </li>
    ))}
  </ol>
);

const levelOf = (lane: number) => BED + LANE * (lane + 1);

/** Lines that leave the river at a moment and flow in a lane until another, where they may return. */
function branch(at: number, lane: number, until: number, isBack: boolean): string {
  const from = at * 10;
  const to = until * 10;
  return stream(LINES, (line) => {
    const start = BED - line * 5;
    const level = levelOf(lane) + line * 3;
    const back = [
      [to - BEND, level],
      [to, start],
      [WIDTH, start],
    ] as const;
    return lineThrough([[from - BEND, start], [from, level], ...(isBack ? back : [[to, level] as const])]);
  });
}

const path = stream(24, (line) => {
  const level = TOP + (line / 23) * (BED - TOP);
  const wave = 10 + Math.sin(line / 4) * 8;
  return `M0 ${level}C${WIDTH / 6} ${level + wave} ${WIDTH / 3} ${level + wave} ${WIDTH / 2} ${level}S${(WIDTH * 5) / 6} ${level - wave} ${WIDTH} ${level}`;
});

function River() {
  const { declined, returned, years } = content;
  const lanes = declined.length;
  return (
    <svg className={`${pieces.mirrored} ${styles.river}`} width="100%" height="100%">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" width="100%" height="100%">
        <path className={styles.flow} d={path} />
        {declined.map(({ id, at, review }, place) => (
          <path
            key={id}
            className={styles.declined}
            data-waits={review !== undefined}
            d={branch(at, lanes - place, review ? 100 : at + 38, false)}
          />
        ))}
        <path className={styles.returned} d={branch(returned.declined.at, 0, returned.back.at, true)} />
      </svg>
      {years.map(({ at, name }) => (
        <g key={name} className={styles.year}>
          <line x1={`${at}%`} x2={`${at}%`} y1="0" y2="100%" />
          <Label x={at + 0.5} y={100} width={8}>
            {name}
          </Label>
        </g>
      ))}
      <g className={styles.reasons}>
        {declined.map(({ id, name, day, reason, review, at }, place) => (
          <Note key={id} at={at} lane={lanes - place} name={name} day={day}>
            {reason} {review}
          </Note>
        ))}
      </g>
      <g className={styles.return}>
        <Note at={returned.declined.at} lane={0} name={returned.name} day={returned.declined.day}>
          {returned.declined.reason}
        </Note>
        <Label x={returned.back.at - 30} y={heightOf(levelOf(0) - 6)} width={24} side="end">
          {returned.back.day}
          <br />
          {returned.back.reason}
        </Label>
        <g className={styles.between}>
          <Label
            x={(returned.declined.at + returned.back.at) / 2 - 10}
            y={heightOf(levelOf(0) + 16)}
            width={20}
            side="middle"
          >
            {returned.between}
          </Label>
        </g>
      </g>
    </svg>
  );
}

const heightOf = (level: number) => (level / HEIGHT) * 100;

type NoteProps = {
  readonly at: number;
  readonly lane: number;
  readonly name: string;
  readonly day: string;
  readonly children: ReactNode;
};

/** The reason at a bend. */
const Note = ({ at, lane, name, day, children }: NoteProps) => (
  <Label x={at + 0.5} y={heightOf(levelOf(lane) - 6)} width={30}>
    <b>{name}</b> {day}
    <br />
    {children}
  </Label>
);
