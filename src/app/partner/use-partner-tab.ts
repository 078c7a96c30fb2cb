import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { neutralIcon } from '#content/neutral-icon.ts';
import { neutralTitle } from '#words/neutral-tab.ts';
import { partnerCopy } from '#words/partner.ts';
import { site } from '#content/site.ts';
import type { PartnerState } from '#src/features/partner/partner-store.ts';
import { usePartner } from '#src/features/partner/use-partner.ts';
import { href } from '#src/routes.ts';

/** The partner's name in the tab of the landing page, and its logo as icon of every page. */
export function usePartnerTab(): void {
  const partner = usePartner();
  const { pathname } = useLocation();
  const title = titleOf(partner);
  const logo = partner.status === 'branded' ? partner.brand.logo : undefined;
  useEffect(() => {
    if (pathname === href('home')) document.title = title;
  }, [pathname, title]);
  useEffect(() => showIcon(logo), [logo]);
}

/** Until the logo has loaded, the neutral icon: a broken logo would leave the tab without one. */
export function showIcon(logo: string | undefined): () => void {
  const show = (icon: string) => document.querySelector('link[rel=icon]')?.setAttribute('href', icon);
  show(neutralIcon);
  const stopped = new AbortController();
  if (logo) {
    const picture = new Image();
    picture.addEventListener('load', () => show(logo), { signal: stopped.signal });
    picture.src = logo;
  }
  return () => stopped.abort();
}

function titleOf(partner: PartnerState): string {
  if (partner.status === 'loading') return neutralTitle;
  const { legalName, tagline = partnerCopy.neutral.title } =
    partner.status === 'branded' ? partner.brand : {};
  return legalName ?? `${tagline} | ${site.name}`;
}
