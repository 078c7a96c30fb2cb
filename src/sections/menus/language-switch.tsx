import { frozen } from '#src/platform/hydration/frozen.tsx';

/** Links to other languages in a part that hydrates, without their code. A navigation changes their addresses. */
export const LanguageSwitch = frozen(() =>
  import('./language-links.tsx').then((module) => module.LanguageLinks),
);
