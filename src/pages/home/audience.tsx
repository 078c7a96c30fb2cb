import { home } from '#words/pages/home.ts';
import { labels } from '#words/labels.ts';
import { href, type RouteId, routeIds, rowOf } from '#src/routes.ts';
import { Band } from '#src/sections/band/band.tsx';
import { PageLinks } from '#src/sections/page-links/page-links.tsx';
import { Picture } from '#src/sections/picture/picture.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Unbroken } from '#src/ui/unbroken/unbroken.tsx';
import styles from './audience.module.css';
import { Trust } from './trust.tsx';

const PICTURE_SIZES = '(width >= 80rem) 27rem, 44vw';

/** Customers and partners, cases, and links to the pages of all audiences. */
export function Audience() {
  const { success, segments } = home;
  const isShown = (id: RouteId) => segments.items.some((segment) => segment.id === id);
  const others = routeIds.filter((id) => rowOf(id).footer === 'solutions' && !isShown(id));
  return (
    <>
      <Trust />
      <Band heading={success.heading} note={success.note} tone="night">
        <ul className={styles.cards} role="list">
          {success.cards.map(({ title, description, to }) => (
            <li key={title} className={styles.card}>
              <h3 className={styles.cardTitle}>
                <a href={href(to)}>{title}</a>
              </h3>
              <p className={styles.case}>
                <Unbroken text={description} />
              </p>
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
                <span className="hiddenText"> {title}</span>
              </Button>
            </li>
          ))}
        </ul>
        <PageLinks label={segments.also} ids={others} />
      </Band>
    </>
  );
}
