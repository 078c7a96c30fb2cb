import { expect, it, vi } from 'vitest';

import { emit, listen } from './events.ts';

it('calls all listeners at once, until they have stopped', () => {
  const [stopping, staying] = [vi.fn(), vi.fn()];
  const stop = listen('contact-requested', stopping);
  const stopLast = listen('contact-requested', staying);
  emit('contact-requested', { type: 'demo' });
  stop();
  emit('contact-requested', { type: 'contact' });
  stopLast();
  expect(stopping.mock.calls).toEqual([[{ type: 'demo' }]]);
  expect(staying.mock.calls).toEqual([[{ type: 'demo' }], [{ type: 'contact' }]]);
});
