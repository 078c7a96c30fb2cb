import { lazyPart } from '#src/platform/hydration/lazy-part.ts';

// One module, so one request. The main host never fetches it.
const fetchFrame = () => import('./partner-frame.tsx');

/** Header and footer of a partner's host. */
export const partnerTop = lazyPart(() => fetchFrame().then((module) => module.PartnerTop));
export const partnerFooter = lazyPart(() => fetchFrame().then((module) => module.PartnerFooter));
