import { useEffect } from 'react';

import { offerWantedLanguage } from '#src/app/services/offer-wanted-language.ts';
import { PartnerHeader } from '#src/features/partner/partner-header.tsx';
import { usePartner } from '#src/features/partner/use-partner.ts';
import { linkOrigin } from '#src/platform/host/host-mode.ts';
import { usePartnerTab } from './use-partner-tab.ts';

/**
 * What a partner's host has in place of the navigation bar. The browser's tab follows the partner too. A page
 * without a partner's brand offers no language.
 */
export function PartnerTop() {
  const { status } = usePartner();
  usePartnerTab();
  useEffect(() => {
    if (status === 'branded') offerWantedLanguage();
  }, [status]);
  useEffect(lengthenLinks, []);
  return <PartnerHeader />;
}

/** The built page, which is the same on all hosts, has paths alone. */
function lengthenLinks(): void {
  const origin = linkOrigin();
  if (!origin) return;
  for (const link of document.querySelectorAll('main a[href^="/"]'))
    link.setAttribute('href', origin + link.getAttribute('href'));
}
