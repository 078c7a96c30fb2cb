import { investors } from '#content/pages/investors.ts';
import { frozen } from '#src/platform/hydration/frozen.tsx';
import { ContentPage } from '#src/sections/content-page/content-page.tsx';
import { Prose } from '#src/sections/prose/prose.tsx';
import { Gate } from './gate.tsx';

const PRIVACY = 'private-browsing';

const IdentityProtection = frozen(() =>
  import('./identity-protection.tsx').then((module) => module.IdentityProtection),
);

/** Professional investors (R2.36). */
export function InvestorsPage() {
  const privacy = (
    <Prose copy={investors.sections.privacy} id={PRIVACY}>
      <IdentityProtection href={`#${PRIVACY}`} />
    </Prose>
  );
  return <ContentPage id="investors" copy={investors} own={{ privacy, eligibility: <Gate /> }} />;
}
