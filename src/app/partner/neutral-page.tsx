import { PartnerFooterView } from '#src/features/partner/partner-footer.tsx';
import { PartnerHeaderView } from '#src/features/partner/partner-header.tsx';
import { PartnerLanding } from '#src/sections/partner-landing/partner-landing.tsx';

const neutral = { status: 'neutral' } as const;

/** A partner's landing page after an error of the whole page: complete, without the partner's brand. */
export const NeutralPage = () => (
  <>
    <PartnerHeaderView state={neutral} />
    <main id="content">
      <PartnerLanding state={neutral} />
    </main>
    <PartnerFooterView state={neutral} />
  </>
);
