import { useEffect } from 'react';

import { PartnerHeader } from '#src/features/partner/partner-header.tsx';
import { linkOrigin } from '#src/platform/host/host-mode.ts';
import { usePartnerTab } from './use-partner-tab.ts';

/** What a partner's host has in place of the navigation bar. The browser's tab follows the partner too. */
export function PartnerTop() {
  usePartnerTab();
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
