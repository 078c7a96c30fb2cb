import { lazyPart } from '#src/platform/hydration/lazy-part.ts';

/** Header and footer of a partner's host. The main host never fetches their code. */
export const partnerTop = lazyPart(() => import('./partner-top.tsx').then((module) => module.PartnerTop));

export const partnerFooter = lazyPart(() =>
  import('./partner-footer.tsx').then((module) => module.PartnerFooter),
);
