import { partnerCopy } from '#words/partner.ts';
import { Carousel } from '#src/ui/carousel/carousel.tsx';
import { Template } from '#src/ui/template/template.tsx';
import { cardSlots } from './card-slots.ts';
import { ProjectCard } from './project-card.tsx';
import styles from './selected-projects.module.css';

/** Projects per arrow press where as many are in view (R9.11). */
const STEP = 4;

const copy = partnerCopy.projects;

/**
 * The projects of this host's partner, which `show-projects.ts` fills in, and skeleton cards while they are asked for
 * (R2.46). Nothing if there are none.
 */
export const SelectedProjects = () => (
  <div data-selected-projects="">
    <Skeleton />
    <section
      className={`oneColumn stack6 withGutter ${styles.section}`}
      id="marketplace"
      aria-labelledby="marketplace-title"
      data-when="loaded"
      hidden
    >
      <div className={`row ${styles.head}`}>
        <h2 id="marketplace-title">{copy.heading}</h2>
        <p className={`note ${styles.count}`} role="status" />
      </div>
      <AssetFilter />
      <Carousel label={copy.strip} narrow="one" labels={copy} step={STEP} slots={cardSlots}>
        <ProjectCard />
      </Carousel>
    </section>
  </div>
);

const Skeleton = () => (
  <div
    className={`oneColumn stack6 withGutter screenOnly needsScript ${styles.section} ${styles.skeleton}`}
    aria-busy="true"
    data-when="loading"
  >
    <span className={styles.pendingHeading} />
    <div className={`stack5 ${styles.pendingCards}`}>
      {['a', 'b', 'c', 'd'].map((key) => (
        <span key={key} />
      ))}
    </div>
  </div>
);

/** One button for each asset class, and one for all (R2.47). */
const AssetFilter = () => (
  <div className={`row screenOnly ${styles.filter}`} role="group" aria-label={copy.filter} data-filter="">
    <Choice isPressed>{copy.all}</Choice>
    <Template name="choice" slots={['name']}>
      <Choice />
    </Template>
  </div>
);

type ChoiceProps = { readonly isPressed?: boolean; readonly children?: string };

const Choice = ({ isPressed = false, children }: ChoiceProps) => (
  <button type="button" className={`label ${styles.choice}`} aria-pressed={isPressed}>
    <bdi data-fill={children === undefined ? 'name' : undefined}>{children}</bdi>
  </button>
);
