import { paint } from '#scripts/build/drawing/palette.ts';

export const stage = { widthPx: 1280, heightPx: 720, marginPx: 96 } as const;

/** The two grounds that take turns. */
export type Ground = 'paper' | 'night';

/** A scene draws itself from its own clock: 0 when its ground begins to come in. */
export type Scene = { ground: Ground; draw: (seconds: number) => string };

/** Colours by role, for each ground. */
export const inks = {
  paper: {
    ground: paint.paper,
    text: paint.ink,
    muted: paint.slate,
    line: paint.line,
    accent: paint.teal,
    second: paint.copper,
  },
  night: {
    ground: paint.night,
    text: paint.cream,
    muted: paint.haze,
    line: paint.nightLine,
    accent: paint.water,
    second: paint.clay,
  },
} as const satisfies Record<Ground, Record<string, string>>;
