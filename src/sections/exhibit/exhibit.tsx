import { frozen } from '#src/platform/hydration/frozen.tsx';

/** What a section shows beside its words. It only shows, so its code is not fetched on first load. */
export const Exhibit = frozen(() => import('./exhibit-content.tsx').then((module) => module.ExhibitContent));
