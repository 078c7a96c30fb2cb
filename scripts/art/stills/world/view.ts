import { cities, type City } from './cities.ts';
import { size } from './projection.ts';

/** A part of the world: what of the canvas is seen, which cities, and how large their names are. */
export interface View {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly cities: readonly City[];
  readonly fontSize: number;
}

const seen = (names: readonly string[]) => cities.filter(({ name }) => names.includes(name));

export const wholeWorld: View = {
  ...{ left: 0, top: 0, ...size, fontSize: 32 },
  cities: cities.filter(({ name }) => name !== 'Nairobi'),
};

/** For phones: from London to Hong Kong. */
export const nearWorld: View = {
  ...{ left: 600, top: 118, width: 780, height: 600, fontSize: 32 },
  cities: seen(['London', 'Lagos', 'Nairobi', 'Mumbai', 'Singapore', 'Hong Kong']),
};
