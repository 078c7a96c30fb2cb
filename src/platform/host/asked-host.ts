import { hostMode } from './host-mode.ts';

/** The host that the address asks about (`?host=`), else the one it is on where that is a partner's. */
export const askedHost = (): string | undefined =>
  new URLSearchParams(location.search).get('host') ?? (hostMode().subdomain ? location.host : undefined);
