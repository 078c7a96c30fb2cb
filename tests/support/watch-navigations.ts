import { onTestFinished } from 'vitest';

type Wanted = { readonly type: NavigationType; readonly path: string };

/** Notes which documents the page asks for, and keeps it here: the test would go with it. */
export function watchNavigations(): readonly Wanted[] {
  const wanted: Wanted[] = [];
  const onNavigate = (event: NavigateEvent) => {
    if (event.destination.sameDocument) return;
    event.preventDefault();
    const { pathname, search, hash } = new URL(event.destination.url);
    wanted.push({ type: event.navigationType, path: pathname + search + hash });
  };
  navigation.addEventListener('navigate', onNavigate);
  onTestFinished(() => navigation.removeEventListener('navigate', onNavigate));
  return wanted;
}
