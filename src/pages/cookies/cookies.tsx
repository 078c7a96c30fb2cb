import { legalPage } from '#src/sections/legal/legal-page.tsx';

/** Cookies: the text is content/legal/cookies.mdx. */
export const CookiesPage = legalPage(
  'cookies',
  import.meta.env.SSR ? () => import('#content/legal/cookies.mdx') : undefined,
);
