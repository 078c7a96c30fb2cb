import { PartnerFooterView } from '#src/features/partner/partner-footer.tsx';
import { usePartner } from '#src/features/partner/use-partner.ts';
import { linkOrigin } from '#src/platform/host/host-mode.ts';
import { LanguageLinks } from '#src/sections/menus/language-links.tsx';

/** The footer of every page of a partner's host (R2.20), with links to its other languages. */
export function PartnerFooter() {
  return (
    <PartnerFooterView state={usePartner()}>
      <LanguageLinks origin={linkOrigin()} />
    </PartnerFooterView>
  );
}
