import type { PartnerState } from '#src/features/partner/partner-store.ts';
import { SelectedProjects } from '#src/features/projects/selected-projects.tsx';
import { PartBoundary } from '#src/platform/part-boundary.tsx';
import { Hero } from './hero.tsx';
import { Skeleton } from './skeleton.tsx';

/** A partner's landing page between header and footer: the hero and, if there are any, the projects. */
export function PartnerLanding({ state }: { state: PartnerState }) {
  if (state.status === 'loading') return <Skeleton />;
  const { brand, projects = [] } = state.status === 'branded' ? state : {};
  return (
    <>
      <PartBoundary fallback={<Hero brand={undefined} />}>
        <Hero brand={brand} />
      </PartBoundary>
      <PartBoundary>{projects.length > 0 && <SelectedProjects projects={projects} />}</PartBoundary>
    </>
  );
}
