import { type ReactNode, useCallback } from 'react';

import { showCopy } from '#src/platform/page-document/page-document.ts';
import { PartBoundary } from '#src/platform/part-boundary.tsx';

type Props = {
  readonly children: ReactNode;
  /** The built HTML before hydration. */
  readonly server: { readonly path: string; readonly root: Element | null };
  /** Shown after an error where there is no built HTML: on the landing page of a partner. */
  readonly fallback?: ReactNode;
};

/** When a component throws, shows the built HTML again, which works without script, or loads another page. */
export function RootBoundary({ children, server, fallback }: Props) {
  const { path, root } = server;
  const showServer = useCallback((host: HTMLElement | null) => showCopy(root, host), [root]);
  const reloadOther = () => {
    if (location.pathname !== path) location.reload();
  };
  return (
    <PartBoundary fallback={root ? <div ref={showServer} /> : fallback} onError={reloadOther}>
      {children}
    </PartBoundary>
  );
}
