import { home } from '#content/pages/home.ts';
import { labels } from '#content/labels.ts';
import { href } from '#src/routes.ts';
import { Band } from '#src/sections/band/band.tsx';
import { Picture } from '#src/sections/picture/picture.tsx';
import { Button } from '#src/ui/button/button.tsx';
import styles from './audience.module.css';
import { Trust } from './trust.tsx';

const PICTURE_SIZES = '(width >= 80rem) 27rem, (width > 768px) 44vw, 92vw';

/** Who is here already, what they use it for, and the six doors to their own pages. */
export function Audience() {
  const { success, segments } = home;
  return (
    <>
      <Trust />
      <Band heading={success.heading} intro={success.intro} tone="night">
        <ul className={styles.cards} role="list">
          {success.cards.map(({ title, sample, situation, done, result }) => (
            <li key={title} className={styles.card}>
              <h3 className={styles.cardTitle}>{title}</h3>
              <dl className={styles.case}>
                <dt>{success.labels.situation}</dt>
                <dd>{situation}</dd>
                <dt>{success.labels.done}</dt>
                <dd>{done}</dd>
                <dt>{success.labels.result}</dt>
                <dd className={styles.result}>{result}</dd>
              </dl>
              {sample && <p className={styles.sample}>{success.labels.sample}</p>}
            </li>
          ))}
        </ul>
      </Band>
      <Band heading={segments.heading} intro={segments.intro} id="segments">
        <ul className={styles.segments} role="list">
          {segments.items.map(({ id, title, description, benefits, picture, to }) => (
            <li key={id} className={styles.segment}>
              <div className={styles.picture}>
                <Picture id={picture} sizes={PICTURE_SIZES} />
              </div>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.description}>{description}</p>
              <ul className={styles.benefits} role="list">
                {benefits.map((benefit) => (
                  <li key={benefit}>{benefit}</li>
                ))}
              </ul>
              <Button href={href(to)} variant="quiet">
                {labels.learnMore}
                <span className={styles.hidden}> {title}</span>
              </Button>
            </li>
          ))}
        </ul>
      </Band>
    </>
  );
}
