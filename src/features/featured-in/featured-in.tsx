import { useId } from 'react';

import { labels as siteLabels } from '#words/labels.ts';
import { type FeaturedInItem, readFeaturedIn } from '#src/api/read-featured-in.ts';
import { useRequest } from '#src/api/use-request.ts';
import { Carousel } from '#src/ui/carousel/carousel.tsx';
import styles from './featured-in.module.css';
import { publicationName } from './publication-name.ts';

export type FeaturedInLabels = {
  readonly heading: string;
  readonly label: string;
  readonly loading: string;
  /** For every failure of the call (R8.7). */
  readonly failed: string;
  readonly previous: string;
  readonly next: string;
};

/**
 * The 'featured in' strip: logos from the platform's API, each a link that opens in a new tab (R7.3).
 * Placeholders keep the height while the logos load and after a failure.
 */
export function FeaturedIn({ labels }: { labels: FeaturedInLabels }) {
  const state = useRequest('featuredIn', readFeaturedIn);
  const headingId = useId();
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 className={styles.heading} id={headingId}>
        {labels.heading}
      </h2>
      <div className={styles.strip} aria-busy={state.status === 'loading'}>
        {/* Always there: browsers announce only what changes in a live region. */}
        <p className={state.status === 'failed' ? styles.failure : 'hiddenText'} role="status">
          {{ loading: labels.loading, failed: labels.failed, loaded: '' }[state.status]}
        </p>
        {state.status === 'loading' && <Placeholders />}
        {state.status === 'loaded' && (
          <Carousel label={labels.label} narrow="several" labels={labels} items={state.answer.map(toLogo)} />
        )}
      </div>
    </section>
  );
}

/** Named and keyed by position: two publications may share a logo. */
function toLogo(item: FeaturedInItem, index: number) {
  const alt = `FeaturedIn${index + 1}`;
  return <Logo key={alt} item={item} alt={alt} />;
}

function Logo({ item, alt }: { item: FeaturedInItem; alt: string }) {
  const image = (
    <img className={styles.logo} src={item.image} alt={alt} width="200" height="48" loading="lazy" />
  );
  if (!item.link) return <span className={styles.tile}>{image}</span>;
  return (
    <a
      className={styles.tile}
      href={item.link}
      target="_blank"
      rel="noopener noreferrer"
      // The alternative text is only a position.
      aria-label={`${publicationName(item.link) ?? alt}, ${siteLabels.opensInNewTab}`}
    >
      {image}
    </a>
  );
}

function Placeholders() {
  return (
    <div className={styles.placeholders}>
      {['a', 'b', 'c', 'd'].map((key) => (
        <span key={key} className={styles.tile} />
      ))}
    </div>
  );
}
