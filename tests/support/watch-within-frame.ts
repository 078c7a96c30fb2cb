import { onTestFinished, vi } from 'vitest';

/**
 * Makes margins of intersection observers count from the edges of the test's page, as they do for
 * visitors: tests run in a frame, and there margins would count from the edges of the window around it.
 */
export function watchWithinFrame(): void {
  const Observer = IntersectionObserver;
  vi.stubGlobal(
    'IntersectionObserver',
    class extends Observer {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(callback, { root: document, ...options });
      }
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
}
