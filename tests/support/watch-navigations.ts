import { onTestFinished } from 'vitest';

type Wanted = { readonly type: NavigationType; readonly path: string };

/** Notes where the page asks to go, and keeps it here: the test would go with it. */
export function watchNavigations(): readonly Wanted[] {
  const wanted: Wanted[] = [];
  const onNavigate = (event: NavigateEvent) => {
    event.preventDefault();
    const { pathname, search, hash } = new URL(event.destination.url);
    wanted.push({ type: event.navigationType, path: pathname + search + hash });
  };
  navigation.addEventListener('navigate', onNavigate);
  onTestFinished(() => navigation.removeEventListener('navigate', onNavigate));
  return wanted;
}
