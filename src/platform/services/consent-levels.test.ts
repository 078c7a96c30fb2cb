import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { listen } from '#src/platform/events.ts';
import {
  allowedLevels,
  allowLevels,
  consentLevels,
  hasPrivacySignal,
  isAllowed,
  isRefusedBySignal,
} from './consent-levels.ts';

const signal = (globalPrivacyControl: unknown) => vi.stubGlobal('navigator', { globalPrivacyControl });

function changes() {
  const heard = vi.fn();
  onTestFinished(listen('consent-changed', ({ levels }) => void heard(levels)));
  return heard;
}

beforeEach(() => {
  signal(undefined);
});

afterEach(() => {
  allowLevels([]);
  vi.unstubAllGlobals();
});

it('the level `necessary` is allowed before an answer', () => {
  expect(allowedLevels()).toEqual(['necessary']);
  expect(consentLevels.filter(isAllowed)).toEqual(['necessary']);
});

it('the answered levels are allowed in their order, and `necessary`', () => {
  allowLevels(['targeting', 'tracking']);
  expect(allowedLevels()).toEqual(['necessary', 'tracking', 'targeting']);
  expect(isAllowed('targeting')).toBe(true);
  expect(isAllowed('functionality')).toBe(false);
  allowLevels([]);
  expect(isAllowed('targeting')).toBe(false);
});

it('a change of the levels is emitted once', () => {
  const heard = changes();
  allowLevels(['necessary']);
  allowLevels(['tracking']);
  allowLevels(['tracking', 'necessary']);
  expect(heard.mock.calls).toEqual([[['necessary', 'tracking']]]);
});

it('the levels that the browser’s signal refuses are never allowed', () => {
  signal(true);
  allowLevels([...consentLevels]);
  expect(allowedLevels()).toEqual(['necessary', 'functionality']);
  expect(consentLevels.filter(isRefusedBySignal)).toEqual(['tracking', 'targeting']);
});

it.each([undefined, false, '1', 1, null])('the value %j is not treated as a signal', (value) => {
  signal(value);
  expect(hasPrivacySignal()).toBe(false);
  expect(consentLevels.some(isRefusedBySignal)).toBe(false);
});
