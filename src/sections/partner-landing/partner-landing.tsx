import { partnerCopy } from '#words/partner.ts';
import { site } from '#content/site.ts';
import type { PartnerConfig } from '#src/api/read-partner-config.ts';
import type { PartnerState } from '#src/features/partner/partner-store.ts';
import { SelectedProjects } from '#src/features/projects/selected-projects.tsx';
import { clampTagline, MIDDLING_TAGLINE, SHORT_TAGLINE, tagLines } from '#src/lib/text/tagline.ts';
import { emit } from '#src/platform/events.ts';
import { PartBoundary } from '#src/platform/part-boundary.tsx';
import { useBrokenSource } from '#src/platform/use-broken-source.ts';
import { Button } from '#src/ui/button/button.tsx';
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
    <div className={styles.lines}>
      {['name', 'first', 'second', 'button'].map((line) => (
        <span key={line} className={styles.line} data-line={line} />
      ))}
    </div>
  </section>
);

type HeroProps = {
  /** Missing on a host without a partner. */
  readonly brand: PartnerConfig | undefined;
};

/** Tagline and Contact Us over the partner's picture, or over a background in its colours. */
function Hero({ brand }: HeroProps) {
  const picture = brand?.backgroundPicture;
  const { isBroken, onError } = useBrokenSource(picture);
  const { title, lead, name } = heroText(brand);
  const [first, second] = tagLines(title);
  return (
    <section className={styles.hero} data-background={isBroken ? 'drawn' : 'picture'}>
      {!isBroken && (
        <img className={styles.picture} src={picture} alt="" fetchPriority="high" onError={onError} />
      )}
      <div className={styles.inner}>
        <div className={styles.words}>
          {brand?.legalName && title !== name && (
            <p className={styles.eyebrow}>
              <bdi>{name}</bdi>
            </p>
          )}
          <h1 className={styles.title} data-length={lengthOf(title)} dir="auto">
            <span className={styles.line}>{first}</span> <span className={styles.line}>{second}</span>
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          <Button size="large" onClick={() => emit('contact-requested', { type: 'demo' })}>
            {partnerCopy.contactUs}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** The platform's own text if there is no partner, or a partner without a tagline and name. */
function heroText(brand: PartnerConfig | undefined): { title: string; lead?: string; name: string } {
  const { neutral } = partnerCopy;
  const name = brand?.legalName ?? site.name;
  if (brand?.tagline) return { title: clampTagline(brand.tagline), name };
  return brand?.legalName ? { title: brand.legalName, name } : { ...neutral, name };
}

const lengthOf = ({ length }: string) =>
  length <= SHORT_TAGLINE ? 'short' : length <= MIDDLING_TAGLINE ? 'middling' : 'long';
