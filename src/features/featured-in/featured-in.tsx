import { labels as siteLabels } from '#words/labels.ts';
import { language } from '#words/language.ts';
import type { HomeCopy } from '#src/model/home.schema.ts';
import { href } from '#src/routes.ts';
import { Carousel } from '#src/ui/carousel/carousel.tsx';
import styles from './featured-in.module.css';

/**
 * The 'featured in' strip: logos from the platform's API, each a link that opens in a new tab (R7.3).
 * Placeholders keep the height while the logos load and after a failure.
 */
export const FeaturedIn = ({ labels }: { readonly labels: HomeCopy['featuredIn'] }) => (
  <section
    className={`oneColumn needsScript screenOnly ${styles.section}`}
    aria-labelledby="featured-in"
    data-asks="featured-in"
    data-wakes="near"
  >
    <h3 className="label" id="featured-in">
      {labels.heading}
    </h3>
    <div className={styles.strip} aria-busy="true">
      {/* Always there: browsers announce only what changes in a live region. */}
      <p className={`hiddenText ${styles.status}`} role="status" data-failed={labels.failed}>
        {labels.loading}
      </p>
      <Placeholders />
      <div data-when="loaded" hidden>
        <Carousel label={labels.label} narrow="several" labels={labels} slots={['link', 'logo']}>
          {/* Without a safe address it is no link. The alternative text is only a position. */}
          <a
            className={`centred ${styles.tile}`}
            href={href('home')}
            target="_blank"
            rel="noopener noreferrer"
            data-behind={`${language.listSeparator}${siteLabels.opensInNewTab}`}
            data-fill="link"
          >
            <img
              className={styles.logo}
              src="data:,"
              alt=""
              width="200"
              height="48"
              loading="lazy"
              data-fill="logo"
            />
          </a>
        </Carousel>
      </div>
    </div>
  </section>
);

const Placeholders = () => (
  <div className={`stack5 ${styles.placeholders}`} data-when="loading">
    {['a', 'b', 'c', 'd'].map((key) => (
      <span key={key} className={`centred ${styles.tile}`} />
    ))}
  </div>
);
