import { PartnerHeader } from '#src/features/partner/partner-header.tsx';
import { usePartnerTab } from './use-partner-tab.ts';

/** What a partner's host has in place of the navigation bar. The browser's tab follows the partner too. */
export function PartnerTop() {
  usePartnerTab();
  return <PartnerHeader />;
}
