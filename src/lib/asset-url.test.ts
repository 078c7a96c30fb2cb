import { afterEach, expect, it, vi } from 'vitest';

import { assetUrl, sourceSet } from './asset-url.ts';

const files = [
  { width: 640, path: '/pictures/a-640.avif' },
  { width: 1280, path: '/pictures/a-1280.avif' },
];

afterEach(() => {
  vi.unstubAllEnvs();
});

it('takes static files from the own host', () => {
  vi.stubEnv('VITE_ASSET_ORIGIN', undefined);
  expect(assetUrl('/films/a.mp4')).toBe('/films/a.mp4');
  expect(sourceSet(files)).toBe('/pictures/a-640.avif 640w, /pictures/a-1280.avif 1280w');
});

it('takes them from the host of static files where there is one', () => {
  vi.stubEnv('VITE_ASSET_ORIGIN', 'https://static.example');
  expect(assetUrl('/films/a.mp4')).toBe('https://static.example/films/a.mp4');
  expect(sourceSet(files.slice(0, 1))).toBe('https://static.example/pictures/a-640.avif 640w');
});
