import { type ComponentProps, type ComponentType, use } from 'react';

import { lazyPart, type LoadPart } from './lazy-part.ts';
import { useIsHydrating } from './use-is-hydrating.ts';

// With an empty inner HTML, React keeps the children of the server when it hydrates.
const KEEP_SERVER_MARKUP = { __html: '' };

/** An element whose built content React neither compares nor changes. */
export const BuiltMarkup = (place: ComponentProps<'div'>) => (
  <div {...place} dangerouslySetInnerHTML={KEEP_SERVER_MARKUP} suppressHydrationWarning />
);

/**
 * Markup without behaviour: on first load its code is not fetched.
 * @param place `island` for a part of an island: its code loads after the page has hydrated, but its markup is built
 */
export function frozen<Props extends object>(
  fetchPart: LoadPart<Props>,
  place: 'page' | 'island' = 'page',
): ComponentType<Props> {
  const part = lazyPart(fetchPart, place === 'page' ? undefined : false);
  return function Frozen(props: Props) {
    const isHydrating = useIsHydrating();
    if (isHydrating && !import.meta.env.SSR) return <BuiltMarkup data-frozen="" />;
    const Part = part.current() ?? use(part.load());
    return (
      <div data-frozen="">
        <Part {...props} />
      </div>
    );
  };
}

/** An element whose content other code provides, before or after hydration: React leaves it unchanged. */
export function ForeignPlace({ children, ...place }: ComponentProps<'div'>) {
  const isHydrating = useIsHydrating();
  if (isHydrating && !import.meta.env.SSR) return <BuiltMarkup {...place} />;
  return <div {...place}>{children}</div>;
}
