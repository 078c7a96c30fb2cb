import { afterEach, expect, it, vi } from 'vitest';
import { cdp } from 'vitest/browser';

import { wantsMovingPictures } from './motion.ts';

const setMotion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

const setConnection = (connection: unknown) =>
  vi.spyOn(Navigator.prototype, 'connection', 'get').mockReturnValue(connection);

afterEach(async () => {
  vi.restoreAllMocks();
  await setMotion('no-preference');
});

it('welcomes moving pictures where nothing speaks against them', () => {
  expect(wantsMovingPictures()).toBe(true);
});

it('does without where motion is unwanted', async () => {
  await setMotion('reduce');
  expect(wantsMovingPictures()).toBe(false);
});

it('does without where data are saved', () => {
  setConnection({ saveData: true });
  expect(wantsMovingPictures()).toBe(false);
});

it.each([undefined, null, {}, { saveData: false }, { saveData: 'no' }])(
  'takes a browser that says %j about its connection for one that saves nothing',
  (connection) => {
    setConnection(connection);
    expect(wantsMovingPictures()).toBe(true);
  },
);
