import { legalPage } from '#src/sections/legal/legal-page.tsx';

/** Privacy: the text is content/legal/privacy.mdx. */
export const PrivacyPage = legalPage(
  'privacy',
  import.meta.env.SSR ? () => import('#content/legal/privacy.mdx') : undefined,
);
