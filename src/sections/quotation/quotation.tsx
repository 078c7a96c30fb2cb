import { frozen } from '#src/platform/hydration/frozen.tsx';

/** A quotation of a team member. It has no behaviour, so its code is not fetched on first load. */
export const Quotation = frozen(() => import('./quotation-card.tsx').then((module) => module.QuotationCard));
