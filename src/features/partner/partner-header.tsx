import { usePartner } from './use-partner.ts';

export function PartnerHeader() {
  const partner = usePartner();
  return (
    <header>
      {partner.status === 'branded' && partner.brand.legalName} <a href="/login">Login</a>
    </header>
  );
}
