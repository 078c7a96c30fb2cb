import type { PartnerState } from '#src/features/partner/partner-store.ts';
import { PartnerHeaderView, useBrandTheme } from '#src/features/partner/partner-header.tsx';

/** The header of a partner in the partner's colours, as `PartnerHeader` shows it. */
export function ThemedHeader({ state }: { state: PartnerState }) {
  useBrandTheme(state);
  return <PartnerHeaderView state={state} />;
}
