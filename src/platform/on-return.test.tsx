import { expect, it, vi } from 'vitest';

import { onReturn } from './on-return.ts';

const show = (persisted: boolean) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

it('tells of a page that comes back as it was left, not of one that loads', () => {
  const heard = vi.fn();
  const stop = onReturn(heard);
  show(false);
  expect(heard).not.toHaveBeenCalled();
  show(true);
  expect(heard).toHaveBeenCalledOnce();
  stop();
  show(true);
  expect(heard).toHaveBeenCalledOnce();
});
