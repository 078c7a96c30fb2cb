import { expect, it, onTestFinished, vi } from 'vitest';

import { emit, listen, type SiteEvents } from './events.ts';

type Detail = SiteEvents['contact-requested'];

function listener() {
  const received = vi.fn<(detail: Detail) => void>();
  const stop = listen('contact-requested', received);
  onTestFinished(stop);
  return { received, stop };
}

it('delivers every event to every listener, in order', () => {
  const [first, second] = [listener(), listener()];
  emit('contact-requested', { type: 'demo' });
  emit('contact-requested', { type: 'contact' });
  for (const { received } of [first, second]) {
    expect(received.mock.calls).toEqual([[{ type: 'demo' }], [{ type: 'contact' }]]);
  }
});

it('calls all listeners before it returns', () => {
  const { received } = listener();
  emit('contact-requested', { type: 'contact' });
  expect(received).toHaveBeenCalledOnce();
});

it('calls only the listeners that have not stopped', () => {
  const [leaving, staying] = [listener(), listener()];
  leaving.stop();
  leaving.stop();
  emit('contact-requested', { type: 'contact' });
  expect(leaving.received).not.toHaveBeenCalled();
  expect(staying.received).toHaveBeenCalledOnce();
});

it('keeps nothing for those who come later', () => {
  emit('contact-requested', { type: 'contact' });
  expect(listener().received).not.toHaveBeenCalled();
});

it('may be spoken into without a listener', () => {
  expect(() => emit('contact-requested', { type: 'contact' })).not.toThrow();
});
