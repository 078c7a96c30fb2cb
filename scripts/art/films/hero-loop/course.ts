import { swell } from '#scripts/art/kit/geometry.ts';

/** A point of the plan: x to the right, z away from the eye, in heights of the eye. */
export type Spot = readonly [x: number, z: number];

/** Where a channel runs: its x at a distance. */
export type Course = (z: number) => number;

/** A shaft that was dug down to a channel. `reach` is how far along the channel the water parts for it. */
export type Shaft = { spot: Spot; course: Course; radius: number; reach: number };

export const farthestZ = 80;
export const nearestZ = 1.5;

/** The middle of the main channel at a distance: a slow S from the hills to the foot of the frame. */
export const mainCourse: Course = (z) => {
  const away = Math.log(z);
  return 0.16 + 0.92 * Math.sin(away * 2.05 + 0.55) + 0.085 * z;
};

/** The side channel from the right: it comes alongside the main one and stays there. */
export const sideCourse: Course = (z) => {
  const apart = 1 - swell(Math.max(0, z - 3.4), 0, 4.6);
  return mainCourse(z) + 0.72 + apart * (1.6 + 0.2 * z);
};

const shaftAt = (course: Course, z: number): Shaft => ({
  spot: [course(z), z],
  course,
  radius: 0.1 * (z / 2.5) ** 0.3,
  reach: 0.135 * z,
});

const createShafts = (): readonly Shaft[] => {
  const shafts: Shaft[] = [];
  for (let z = 2.52; z < 40; z *= 1.5) shafts.push(shaftAt(mainCourse, z));
  for (let z = 7.4; z < 34; z *= 1.55) shafts.push(shaftAt(sideCourse, z));
  return shafts;
};

export const shafts: readonly Shaft[] = createShafts();

/** Water that would pass through a shaft parts before it and joins behind it. */
export const partAround = ([x, z]: Spot): Spot => {
  let moved = x;
  for (const { spot, course, radius, reach } of shafts) {
    const nearness = swell(z - spot[1], 0, reach);
    const aside = x - course(z);
    const push = (Math.hypot(aside, 3.4 * radius * nearness) - Math.abs(aside)) / 2;
    moved += Math.sign(aside) * push * swell(aside, 0, 0.42);
  }
  return [moved, z];
};
