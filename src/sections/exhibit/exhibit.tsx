import { frozen } from '#src/platform/hydration/frozen.tsx';

/** An exhibit without behaviour: its code is not fetched on first load. */
export const Exhibit = frozen(() => import('./exhibit-content.tsx').then((module) => module.ExhibitContent));
