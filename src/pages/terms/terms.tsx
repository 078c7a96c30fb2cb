import { href } from '#src/routes.ts';
import { LegalArticle } from '#src/sections/legal/legal-article.tsx';

/** Terms: the text is content/legal/terms.mdx. */
export function TermsPage() {
  return <LegalArticle path={href('terms')} />;
}
