import { site } from '#content/site.ts';
import { useBrokenSource } from '#src/platform/use-broken-source.ts';
import { Brand } from '#src/ui/brand/brand.tsx';
import styles from './partner-logo.module.css';
import type { PartnerState } from './partner-state.ts';

/**
 * The partner's logo in a box of fixed size, so that nothing moves when it arrives; its legal name while
 * there is none or it cannot be shown (F-A11); the platform's own name where the partner has no name.
 */
export function PartnerLogo({ state }: { state: PartnerState }) {
  const { logo, legalName } = state.status === 'branded' ? state.brand : {};
  const { isBroken, onError } = useBrokenSource(logo);
  if (state.status === 'loading') return <span className={styles.pending} />;
  if (!isBroken) {
    // An `img` runs no script of an SVG.
    return <img className={styles.logo} src={logo} alt={legalName ?? site.name} onError={onError} />;
  }
  if (legalName) return <bdi className={styles.name}>{legalName}</bdi>;
  return <Brand name={site.name} />;
}
