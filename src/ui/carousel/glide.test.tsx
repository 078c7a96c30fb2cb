import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { glide } from './glide.ts';

/** The next frame, by the clock that the browser gives it. */
let frame: FrameRequestCallback | undefined;

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    frame = callback;
    return 0;
  });
});

afterEach(() => vi.unstubAllGlobals());

it('takes 500 ms, no less and no more, and is half way after half of it', () => {
  const strip = document.createElement('div');
  strip.style.cssText = 'width:100px;overflow:auto';
  strip.innerHTML = '<p style="width:1000px">Long</p>';
  document.body.append(strip);
  const onArrival = vi.fn();
  glide(strip, 200, new AbortController().signal, onArrival);
  frame?.(1000);
  expect(strip.scrollLeft).toBe(0);
  frame?.(1250);
  expect(strip.scrollLeft).toBe(100);
  frame?.(1499);
  expect(onArrival).not.toHaveBeenCalled();
  frame?.(1500);
  expect(strip.scrollLeft).toBe(200);
  expect(onArrival).toHaveBeenCalledOnce();
  strip.remove();
});
