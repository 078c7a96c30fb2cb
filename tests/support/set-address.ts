import { onTestFinished } from 'vitest';

/** Lets the page be at another path of this origin until the test ends, as after a client navigation. */
export function setAddress(path: string): void {
  const before = location.href;
  history.replaceState(history.state, '', path);
  onTestFinished(() => history.replaceState(history.state, '', before));
}
