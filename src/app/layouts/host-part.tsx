import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';

import type { LazyPart } from '#src/platform/hydration/lazy-part.ts';
import { isPartnerShown } from '#src/platform/host/host-mode.ts';

type Props = {
  /** What the main site has here. Built pages have it on every host, and style keeps it unseen on a partner's. */
  readonly main: ReactNode;
  readonly partner: LazyPart<object>;
  /** True when the markup was built for a partner. */
  readonly isShell: boolean;
};

const never = () => () => {};

/**
 * A part of the frame that depends on the host. It changes by itself after hydration, with nothing above
 * it: an update above islands that still sleep would empty them.
 */
export function HostPart({ main, partner, isShell }: Props) {
  const isPartner = useSyncExternalStore(never, isPartnerShown, () => isShell);
  const [Part, setPart] = useState(partner.current);
  useEffect(() => {
    if (!isPartner) return;
    partner.load().then(
      (loaded) => setPart(() => loaded),
      (error: unknown) => console.warn(error),
    );
  }, [isPartner, partner]);
  return isPartner && Part ? <Part /> : main;
}
