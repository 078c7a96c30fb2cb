import { FooterContent } from '#src/app/footer/footer-content.tsx';
import { Header } from '#src/app/header/header.tsx';
import { PartnerFooter } from '#src/features/partner/partner-footer.tsx';
import { PartnerHeader } from '#src/features/partner/partner-header.tsx';
import { LanguageLinks } from '#src/sections/menus/language-links.tsx';
import { At } from './router.tsx';

type AtPath = { readonly path: string };

/** The frames of both kinds of hosts, as each page of the site has them. Static. */
export const SiteHeader = ({ path }: AtPath) => (
  <At path={path}>
    <Header />
    <PartnerHeader />
  </At>
);

export const SiteFooter = ({ path }: AtPath) => (
  <At path={path}>
    <FooterContent />
    <PartnerFooter>
      <LanguageLinks />
    </PartnerFooter>
  </At>
);
