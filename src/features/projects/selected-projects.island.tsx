import { useEffect, useId, useMemo, useState } from 'react';

import { language } from '#words/language.ts';
import { partnerCopy } from '#words/partner.ts';
import { callApi } from '#src/api/call-api.ts';
import { type Project, readProjects } from '#src/api/read-projects.ts';
import { pluralText } from '#src/lib/plural-text.ts';
import { whenBranded } from '#src/platform/host/partner-status.ts';
import { Carousel } from '#src/ui/carousel/carousel.tsx';
import { assetClassesOf, projectsIn } from './project-values.ts';
import { ProjectCard } from './project-card.tsx';
import styles from './selected-projects.module.css';

/** Projects per arrow press where as many are in view (R9.11). */
const STEP = 4;

const copy = partnerCopy.projects;

/** Marks the root element once it is known whether the page has projects: style keeps their place until then. */
const markProjects = (count: number) =>
  (document.documentElement.dataset['projects'] = count > 0 ? 'some' : 'none');

/** The frame of a branded page is painted first: the footer of a neutral one would be seen to move. */
const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** The projects of this host's partner, and skeleton cards while they are asked for (R2.46). Nothing if there are none. */
export function SelectedProjects() {
  const [projects, setProjects] = useState<readonly Project[]>();
  useEffect(() => {
    const unmounted = new AbortController();
    const { signal } = unmounted;
    // A host without a partner asks for none (F-A2, F-H3).
    whenBranded()
      .then(painted)
      .then(() => callApi('featuredProjects', readProjects, signal, { body: {} }))
      .catch((error: unknown) => {
        if (!signal.aborted) console.warn(error);
        return [];
      })
      .then((answer) => {
        markProjects(answer.length);
        setProjects(answer);
      })
      .catch(console.warn);
    return () => unmounted.abort();
  }, []);
  if (!projects) return <Skeleton />;
  return projects.length > 0 && <Marketplace projects={projects} />;
}

const Skeleton = () => (
  <div
    className={`oneColumn stack6 withGutter screenOnly needsScript ${styles.section} ${styles.skeleton}`}
    aria-busy="true"
  >
    <span className={styles.pendingHeading} />
    <div className={`stack5 ${styles.pendingCards}`}>
      {['a', 'b', 'c', 'd'].map((key) => (
        <span key={key} />
      ))}
    </div>
  </div>
);

/**
 * The section 'Marketplace': a filter by asset class over a strip of projects. Every choice, the same one
 * again included, goes back to the first (R4.9).
 */
export function Marketplace({ projects }: { readonly projects: readonly Project[] }) {
  const headingId = useId();
  const [nowMs] = useState(Date.now);
  const [assetClass, setAssetClass] = useState<string>();
  const [choices, setChoices] = useState(0);
  const assetClasses = useMemo(() => assetClassesOf(projects), [projects]);
  const chosen = useMemo(() => projectsIn(projects, assetClass), [projects, assetClass]);
  const cards = useMemo(() => chosen.map((project, index) => toCard(project, index, nowMs)), [chosen, nowMs]);
  return (
    <section
      className={`oneColumn stack6 withGutter ${styles.section}`}
      id="marketplace"
      aria-labelledby={headingId}
    >
      <div className={`row ${styles.head}`}>
        <h2 id={headingId}>{copy.heading}</h2>
        <p className={`note ${styles.count}`} role="status">
          {pluralText(copy.count, chosen.length, language.locale)}
        </p>
      </div>
      {assetClasses.length > 0 && (
        <AssetFilter
          assetClasses={assetClasses}
          chosen={assetClass}
          onChoose={(next) => {
            setAssetClass(next);
            setChoices(choices + 1);
          }}
        />
      )}
      <Carousel key={choices} label={copy.strip} narrow="one" labels={copy} items={cards} step={STEP} />
    </section>
  );
}

/** Keyed by its place: projects have no id, and two may have the same title. */
function toCard(project: Project, index: number, nowMs: number) {
  const key = String(index);
  return <ProjectCard key={key} project={project} nowMs={nowMs} />;
}

type FilterProps = {
  readonly assetClasses: readonly string[];
  /** Missing: all projects. */
  readonly chosen: string | undefined;
  readonly onChoose: (assetClass: string | undefined) => void;
};

/** One button for each asset class, and one for all (R2.47). */
function AssetFilter({ assetClasses, chosen, onChoose }: FilterProps) {
  const choices = [
    { name: undefined, label: copy.all },
    ...assetClasses.map((name) => ({ name, label: name })),
  ];
  return (
    <div className={`row screenOnly ${styles.filter}`} role="group" aria-label={copy.filter}>
      {choices.map(({ name, label }) => (
        <button
          key={name ?? ''}
          type="button"
          className={`label ${styles.choice}`}
          aria-pressed={name === chosen}
          onClick={() => onChoose(name)}
        >
          <bdi>{label}</bdi>
        </button>
      ))}
    </div>
  );
}
