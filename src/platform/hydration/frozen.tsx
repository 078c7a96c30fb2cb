import { type ComponentType, type ReactNode, use } from 'react';

import { lazyPart, type LoadPart } from './lazy-part.ts';
import { useIsHydrating } from './use-is-hydrating.ts';

// An empty inner HTML on hydration makes React keep the server's children untouched.
const KEEP_SERVER_MARKUP = { __html: '' };

/**
 * Markup without behaviour. On first load the server's HTML stays and its code is never fetched;
 * a client navigation fetches the module and renders it.
 * @param place what it is a part of: the code of an island comes after the page is taken over, where the markup stands
 */
export function frozen<Props extends object>(
  fetchPart: LoadPart<Props>,
  place: 'page' | 'island' = 'page',
): ComponentType<Props> {
  const part = lazyPart(fetchPart, place === 'page' ? undefined : false);
  return function Frozen(props: Props) {
    const isHydrating = useIsHydrating();
    if (isHydrating && !import.meta.env.SSR) {
      return <div data-frozen="" dangerouslySetInnerHTML={KEEP_SERVER_MARKUP} suppressHydrationWarning />;
    }
    const Part = part.current() ?? use(part.load());
    return (
      <div data-frozen="">
        <Part {...props} />
      </div>
    );
  };
}

type ForeignPlaceProps = {
  readonly id: string;
  readonly hidden?: boolean;
  /** What the built page has there. */
  readonly children?: ReactNode;
};

/** A place that others fill, before or after React takes over: it leaves alone what it finds there. */
export function ForeignPlace({ children, ...place }: ForeignPlaceProps) {
  const isHydrating = useIsHydrating();
  if (!isHydrating || import.meta.env.SSR) return <div {...place}>{children}</div>;
  return <div {...place} dangerouslySetInnerHTML={KEEP_SERVER_MARKUP} suppressHydrationWarning />;
}
