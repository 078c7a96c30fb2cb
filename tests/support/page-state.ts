import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

type State = {
  readonly isPrinted?: boolean;
  /** As visitors ask their system for it. */
  readonly isMotionReduced?: boolean;
};

/** Has the browser emulate a state, until the test ends. */
export async function emulate({ isPrinted = false, isMotionReduced = false }: State): Promise<void> {
  const set = (media: string, value: string) =>
    cdp().send('Emulation.setEmulatedMedia', {
      media,
      features: [{ name: 'prefers-reduced-motion', value }],
    });
  onTestFinished(async () => void (await set('', '')));
  await set(isPrinted ? 'print' : '', isMotionReduced ? 'reduce' : '');
}

/** Marks the page as the boot script does where the site's script failed, until the test ends. */
export function failScript(): void {
  document.documentElement.dataset['script'] = 'failed';
  onTestFinished(() => void delete document.documentElement.dataset['script']);
}

/** Writes the page from right to left, until the test ends. */
export function writeFromRight(): void {
  document.documentElement.dir = 'rtl';
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
}
