import { useEffect } from 'react';

import { offerWantedLanguage } from '#src/app/services/language-choice.ts';
import { PartnerHeader, PartnerHeaderView } from '#src/features/partner/partner-header.tsx';
import { usePartner } from '#src/features/partner/use-partner.ts';
import { linkOrigin } from '#src/platform/host/host-mode.ts';
import { PartBoundary } from '#src/platform/part-boundary.tsx';
import { usePartnerTab } from './use-partner-tab.ts';

/** Replaces the navigation bar on a partner's host, and updates title and icon of the tab. */
export function PartnerTop() {
  return (
    <>
      <PartBoundary>
        <PartnerTab />
      </PartBoundary>
      <PartBoundary>
        <LanguageOffer />
      </PartBoundary>
      <PartBoundary>
        <LongLinks />
      </PartBoundary>
      <PartBoundary fallback={<PartnerHeaderView state={{ status: 'neutral' }} />}>
        <PartnerHeader />
      </PartBoundary>
    </>
  );
}

function PartnerTab() {
  usePartnerTab();
  return null;
}

/** A page without a partner's brand offers no language. */
function LanguageOffer() {
  const { status } = usePartner();
  useEffect(() => {
    if (status === 'branded') offerWantedLanguage();
  }, [status]);
  return null;
}

function LongLinks() {
  useEffect(lengthenLinks, []);
  return null;
}

/** The built page is the same on all hosts and has relative links. */
function lengthenLinks(): void {
  const origin = linkOrigin();
  if (!origin) return;
  for (const link of document.querySelectorAll('main a[href^="/"]'))
    link.setAttribute('href', origin + link.getAttribute('href'));
}
