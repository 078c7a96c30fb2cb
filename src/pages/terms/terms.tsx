import { legalPage } from '#src/sections/legal/legal-page.tsx';

/** Terms: the text is content/legal/terms.mdx. */
export const TermsPage = legalPage(
  'terms',
  import.meta.env.SSR ? () => import('#content/legal/terms.mdx') : undefined,
);
