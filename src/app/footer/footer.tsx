import { frozen } from '#src/platform/hydration/frozen.tsx';

/** The footer shows and links only, so its code is not fetched on first load. */
export const Footer = frozen(() => import('./footer-content.tsx').then((module) => module.FooterContent));
