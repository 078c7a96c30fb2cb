import { expect, it, onTestFinished, vi } from 'vitest';

import { emit, listen, type SiteEvents } from './events.ts';

type Detail = SiteEvents['contact-requested'];

function listener() {
  const heard = vi.fn<(detail: Detail) => void>();
  const stop = listen('contact-requested', heard);
  onTestFinished(stop);
  return { heard, stop };
}

it('brings every listener what was told, in order', () => {
  const [first, second] = [listener(), listener()];
  emit('contact-requested', { type: 'demo' });
  emit('contact-requested', { type: 'contact' });
  for (const { heard } of [first, second]) {
    expect(heard.mock.calls).toEqual([[{ type: 'demo' }], [{ type: 'contact' }]]);
  }
});

it('has told everybody when it returns', () => {
  const { heard } = listener();
  emit('contact-requested', { type: 'contact' });
  expect(heard).toHaveBeenCalledOnce();
});

it('tells nothing to those who stopped, and goes on telling the others', () => {
  const [leaving, staying] = [listener(), listener()];
  leaving.stop();
  leaving.stop();
  emit('contact-requested', { type: 'contact' });
  expect(leaving.heard).not.toHaveBeenCalled();
  expect(staying.heard).toHaveBeenCalledOnce();
});

it('keeps nothing for those who come later', () => {
  emit('contact-requested', { type: 'contact' });
  expect(listener().heard).not.toHaveBeenCalled();
});

it('may be spoken into without a listener', () => {
  expect(() => emit('contact-requested', { type: 'contact' })).not.toThrow();
});
