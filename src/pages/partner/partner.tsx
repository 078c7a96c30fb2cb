import { usePartner } from '#src/features/partner/use-partner.ts';

export function PartnerPage() {
  const partner = usePartner();
  if (partner.status === 'loading') return <div aria-busy="true" />;
  return <h1>{partner.status === 'branded' ? partner.brand.tagline : 'Qanat'}</h1>;
}
