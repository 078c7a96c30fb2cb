import { useEffect } from 'react';

import { offerWantedLanguage } from '#src/app/services/language-choice.ts';
import { PartnerFooterView } from '#src/features/partner/partner-footer.tsx';
import { PartnerHeader, PartnerHeaderView } from '#src/features/partner/partner-header.tsx';
import { usePartner } from '#src/features/partner/use-partner.ts';
import { linkOrigin } from '#src/platform/host/host-mode.ts';
import { PartBoundary } from '#src/platform/part-boundary.tsx';
import { LanguageLinks } from '#src/sections/menus/language-links.tsx';
import { usePartnerTab } from './use-partner-tab.ts';

/** Replaces the navigation bar on a partner's host, and updates title and icon of the tab. */
export function PartnerTop() {
  return (
    <>
      <PartBoundary>
        <PartnerEffects />
      </PartBoundary>
      <PartBoundary fallback={<PartnerHeaderView state={{ status: 'fallback' }} />}>
        <PartnerHeader />
      </PartBoundary>
    </>
  );
}

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

function PartnerEffects() {
  const { status } = usePartner();
  usePartnerTab();
  useEffect(lengthenLinks, []);
  // A page without a partner's brand offers no language.
  useEffect(() => {
    if (status === 'branded') offerWantedLanguage();
  }, [status]);
  return null;
}

/** The built page is the same on all hosts and has relative links. */
function lengthenLinks(): void {
  const origin = linkOrigin();
  if (!origin) return;
  for (const link of document.querySelectorAll('main a[href^="/"]'))
    link.setAttribute('href', origin + link.getAttribute('href'));
}
