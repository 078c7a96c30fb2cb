import type { Rgb } from './film.ts';

/** The site's palette (src/styles/tokens.css), by the names used there. */
export const colour = {
  page: '#f8f4ec',
  surface: '#fffdf8',
  surfaceSunk: '#f0e9db',
  night: '#0d2129',
  nightRaised: '#14303a',
  text: '#0f2027',
  textMuted: '#4a595f',
  textOnNight: '#f5efe4',
  textOnNightMuted: '#b3c0c0',
  line: '#ddd3c2',
  lineStrong: '#8a8272',
  lineOnNight: '#2b4750',
  accent: '#0c6b67',
  accentTint: '#dcebe5',
  accentOnNight: '#7fd0c6',
  second: '#9c4f24',
  secondTint: '#f4e2d4',
  secondOnNight: '#e9ae89',
} as const;

/** `#rrggbb` → its three channels. */
export const toRgb = (hex: string): Rgb => {
  const channel = (from: number): number => Number.parseInt(hex.slice(from, from + 2), 16);
  return [channel(1), channel(3), channel(5)];
};

/** The colour a share of the way from one to another. */
export const blend = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];
