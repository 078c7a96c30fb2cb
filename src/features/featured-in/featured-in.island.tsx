import { useId } from 'react';

import { labels as siteLabels } from '#words/labels.ts';
import { type FeaturedInItem, readFeaturedIn } from '#src/api/read-featured-in.ts';
import { useRequest } from '#src/api/use-request.ts';
import type { HomeCopy } from '#src/model/home.schema.ts';
import { Carousel } from '#src/ui/carousel/carousel.tsx';
import styles from './featured-in.module.css';

/**
 * The 'featured in' strip: logos from the platform's API, each a link that opens in a new tab (R7.3).
 * Placeholders keep the height while the logos load and after a failure.
 */
export function FeaturedIn({ labels }: { readonly labels: HomeCopy['featuredIn'] }) {
  const state = useRequest('featuredIn', readFeaturedIn);
  const headingId = useId();
  return (
    <section
      className={`stack4 withGutter needsScript screenOnly ${styles.section}`}
      aria-labelledby={headingId}
    >
      <h2 className="subheading" id={headingId}>
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
  if (!item.link) return <span className={`centred ${styles.tile}`}>{image}</span>;
  return (
    <a
      className={`centred ${styles.tile}`}
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
    <div className={`stack5 ${styles.placeholders}`}>
      {['a', 'b', 'c', 'd'].map((key) => (
        <span key={key} className={`centred ${styles.tile}`} />
      ))}
    </div>
  );
}

/** Top-level domain, with second-level domains of registries such as `.co.uk`. */
const SUFFIX = /(?:\.(?:ac|co|com|edu|gov|net|org))?\.[^.]+$/;

/**
 * A name to read out for a publication, from the host of its link: `Gulf News` for `www.gulf-news.co.uk`. `undefined`
 * for an encoded host or an IP address.
 */
export function publicationName(link: string): string | undefined {
  const name = new URL(link).hostname.replace(SUFFIX, '').split('.').at(-1) ?? '';
  if (!/^(?!xn--)[a-z\d-]*[a-z][a-z\d-]*$/.test(name)) return undefined;
  return name.replaceAll('-', ' ').replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
