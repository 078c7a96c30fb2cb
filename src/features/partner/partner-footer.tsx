import { usePartner } from './use-partner.ts';

export function PartnerFooter() {
  const partner = usePartner();
  return (
    <footer>
      {partner.status === 'branded' && partner.brand.legalName} <a href="/terms">Terms</a>
    </footer>
  );
}
