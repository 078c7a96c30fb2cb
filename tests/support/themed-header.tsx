import { PartnerHeaderView } from '#src/features/partner/partner-header.tsx';
import type { PartnerState } from '#src/features/partner/partner-state.ts';
import { useBrandTheme } from '#src/features/partner/use-brand-theme.ts';

/** The header of a partner in the partner's colours, as `PartnerHeader` shows it. */
export function ThemedHeader({ state }: { state: PartnerState }) {
  useBrandTheme(state);
  return <PartnerHeaderView state={state} />;
}
