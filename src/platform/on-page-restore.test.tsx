import { expect, it, vi } from 'vitest';

import { onPageRestore } from './on-page-restore.ts';

const show = (persisted: boolean) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

it('reports a page restored from the back-forward cache, not a fresh load', () => {
  const callback = vi.fn();
  const stop = onPageRestore(callback);
  show(false);
  expect(callback).not.toHaveBeenCalled();
  show(true);
  expect(callback).toHaveBeenCalledOnce();
  stop();
  show(true);
  expect(callback).toHaveBeenCalledOnce();
});
