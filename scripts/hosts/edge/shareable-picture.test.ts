import { expect, it } from 'vitest';

import { isShareable } from './shareable-picture.ts';

const host = 'https://pictures.webp.example';

it.each([
  ...[`${host}/port.JPEG?width=1200`, `${host}/logo.png#top`, `${host}/logo.gif`, `${host}/pictures/7f3a`],
  ...[`${host}/svg-studio/port.jpg`, `${host}/port.webp.jpg`, `${host}/port.jpg?a=%E0%A4%A`],
])('the picture %s is shown by networks', (address) => {
  expect(isShareable(address)).toBe(true);
});

it.each([
  ...[`${host}/logo.SVG?v=2`, `${host}/logo.svgz`, `${host}/port.webp#top`, `${host}/port.avif`],
  `${host}/port.jpg?fm=webp`,
  `${host}/port.jpg?w=800&format=AVIF&q=80`,
  `${host}/port.jpg?type=image%2Fsvg%2Bxml`,
  `${host}/upload/f_webp,w_800/port`,
  `${host}/render?file=logo.svg`,
  ...['http://pictures.example/port.jpg', 'data:image/png;base64,AAAA', '/port.jpg', ''],
])('the picture "%s" is shown by no network', (address) => {
  expect(isShareable(address)).toBe(false);
});
