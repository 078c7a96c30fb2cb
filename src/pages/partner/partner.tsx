import type { PartnerState } from '#src/features/partner/partner-state.ts';
import { usePartner } from '#src/features/partner/use-partner.ts';
import { SelectedProjects } from '#src/features/projects/selected-projects.tsx';
import { Hero } from './hero.tsx';
import { Skeleton } from './skeleton.tsx';

/** The landing page of a partner's host (spec section 2). */
export function PartnerPage() {
  return <PartnerView state={usePartner()} />;
}

/** Hero and, only when there are some, the projects. */
export function PartnerView({ state }: { state: PartnerState }) {
  if (state.status === 'loading') return <Skeleton />;
  const { brand, projects = [] } = state.status === 'branded' ? state : {};
  return (
    <>
      <Hero brand={brand} />
      {projects.length > 0 && <SelectedProjects projects={projects} />}
    </>
  );
}
