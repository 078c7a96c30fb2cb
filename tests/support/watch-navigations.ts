import { onTestFinished } from 'vitest';

type Wanted = { readonly type: NavigationType; readonly path: string };

/** Records the documents that the page requests, outside of the page, which the test may replace. */
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
