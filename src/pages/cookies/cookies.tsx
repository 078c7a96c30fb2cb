import { href } from '#src/routes.ts';
import { LegalArticle } from '#src/sections/legal/legal-article.tsx';

/** Cookies: the text is content/legal/cookies.mdx. */
export function CookiesPage() {
  return <LegalArticle path={href('cookies')} />;
}
