import { afterEach, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';

import { wantsMovingPictures } from './motion.ts';

const setMotion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

/** Makes the browser say this about its connection; not every browser says anything. */
const setConnection = (connection: unknown) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });

afterEach(async () => {
  Reflect.deleteProperty(navigator, 'connection');
  await setMotion('no-preference');
});

it('welcomes moving pictures where nothing speaks against them', () => {
  expect(wantsMovingPictures()).toBe(true);
});

it('does without where motion is unwanted', async () => {
  await setMotion('reduce');
  expect(wantsMovingPictures()).toBe(false);
});

it('does without where data are saved (F-E25)', () => {
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
