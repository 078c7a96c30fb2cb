import type { Point } from '#scripts/art/kit/geometry.ts';

export const size = { width: 1600, height: 800 };

// Gall's stereographic cylinder: continents keep their look, and rows of dots stay level.
const radius = 356;

const middleMeridian = 11;

const top = Math.tan((77 / 2) * (Math.PI / 180));

/** From longitude and latitude in degrees to the picture. */
export function toCanvas([longitude, latitude]: Point): Point {
  const east = ((longitude - middleMeridian + 540) % 360) - 180;
  const up = Math.tan((latitude / 2) * (Math.PI / 180));
  return [
    size.width / 2 + (radius * east * Math.PI) / 180 / Math.SQRT2,
    radius * (1 + Math.SQRT1_2) * (top - up),
  ];
}

/** From the picture back to longitude and latitude. */
export function fromCanvas([x, y]: Point): Point {
  const east = ((x - size.width / 2) * Math.SQRT2 * 180) / Math.PI / radius;
  const up = top - y / radius / (1 + Math.SQRT1_2);
  return [((east + middleMeridian + 540) % 360) - 180, (Math.atan(up) * 2 * 180) / Math.PI];
}
