import { PartnerFooterView } from '#src/features/partner/partner-footer.tsx';
import { usePartner } from '#src/features/partner/use-partner.ts';
import { linkOrigin } from '#src/platform/host/host-mode.ts';
import { PartBoundary } from '#src/platform/part-boundary.tsx';
import { LanguageLinks } from '#src/sections/menus/language-links.tsx';

/** The footer of every page of a partner's host (R2.20), with links to its other languages. */
export function PartnerFooter() {
  const languages = (
    <PartBoundary>
      <LanguageLinks origin={linkOrigin()} />
    </PartBoundary>
  );
  return (
    <PartBoundary fallback={<PartnerFooterView state={{ status: 'fallback' }} />}>
      <PartnerFooterView state={usePartner()}>{languages}</PartnerFooterView>
    </PartBoundary>
  );
}
