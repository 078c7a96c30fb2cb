import { href } from '#src/routes.ts';
import { LegalArticle } from '#src/sections/legal/legal-article.tsx';

/** Privacy: the text is content/legal/privacy.mdx. */
export function PrivacyPage() {
  return <LegalArticle path={href('privacy')} />;
}
