import { frozen } from '#src/platform/hydration/frozen.tsx';

/** What somebody of the team says about the matter. It only shows, so its code is not fetched on first load. */
export const Quotation = frozen(() => import('./quotation-card.tsx').then((module) => module.QuotationCard));
