import { expect, it } from 'vitest';

import { judgePicture } from './inspect-pictures.ts';

const loaded = (timeMs: number, width: number, height: number) => ({ timeMs, width, height });

it.each([
  ['logo', 'logo.png', undefined, 'pictureBroken'],
  ['logo', 'logo.png', loaded(1501, 900, 900), 'pictureSlow'],
  ['logo', 'logo.png', loaded(90, 300, 87), 'pictureSmall'],
  ['logo', 'logo.png', loaded(90, 300, 88), 'pictureGood'],
  ['logo', 'logo.SVG', loaded(90, 30, 8), 'pictureGood'],
  ['backgroundPicture', 'port.jpg', loaded(90, 1439, 900), 'pictureSmall'],
  ['backgroundPicture', 'port.jpg', loaded(90, 1440, 900), 'pictureGood'],
] as const)('for the %s %s, %j, reports %s', (name, file, load, id) => {
  expect(judgePicture(name, `https://acme.example/${file}`, load).id).toBe(id);
});
