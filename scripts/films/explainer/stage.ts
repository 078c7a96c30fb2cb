import { colour } from '../engine/colours.ts';

export const stage = { widthPx: 1280, heightPx: 720, marginPx: 96 } as const;

/** The two grounds that take turns. */
export type Ground = 'paper' | 'night';

/** A scene draws itself from its own clock: 0 when its ground begins to come in. */
export type Scene = { ground: Ground; draw: (seconds: number) => string };

/** Colours by role, for each ground. */
export const inks = {
  paper: {
    ground: colour.page,
    text: colour.text,
    muted: colour.textMuted,
    line: colour.line,
    accent: colour.accent,
    second: colour.second,
  },
  night: {
    ground: colour.night,
    text: colour.textOnNight,
    muted: colour.textOnNightMuted,
    line: colour.lineOnNight,
    accent: colour.accentOnNight,
    second: colour.secondOnNight,
  },
} as const satisfies Record<Ground, Record<string, string>>;
