import { partnerCopy } from '#words/partner.ts';
import type { PartnerState } from '#src/features/partner/partner-store.ts';
import { SelectedProjects } from '#src/features/projects/selected-projects.tsx';
import { PartBoundary } from '#src/platform/part-boundary.tsx';
import { Hero } from './hero.tsx';
import styles from './partner-landing.module.css';

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

/** The placeholder while the partner's brand loads: no text, no colours, no animation. */
const Skeleton = () => (
  <section className={styles.skeleton} aria-busy="true">
    <p className="hiddenText" role="status">
      {partnerCopy.loading}
    </p>
    <div className={styles.inner}>
      {['name', 'first', 'second', 'button'].map((line) => (
        <span key={line} className={styles.line} data-line={line} />
      ))}
    </div>
  </section>
);
