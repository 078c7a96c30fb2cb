import type { HomeCopy } from '#src/model/home.schema.ts';
import { labels } from '#words/labels.ts';
import { href, type RouteId, routeIds, rowOf } from '#src/routes.ts';
import { Band } from '#src/sections/band/band.tsx';
import { PageLinks } from '#src/sections/page-links/page-links.tsx';
import { Picture } from '#src/sections/picture/picture.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Unbroken } from '#src/ui/unbroken/unbroken.tsx';
import styles from './audience.module.css';

const PICTURE_SIZES = '(width > 48rem) 20rem, 9rem';

type Props = { readonly copy: Pick<HomeCopy, 'success' | 'segments'> };

/** Cases, and links to the pages of all audiences. */
export function Audience({ copy: { success, segments } }: Props) {
  const isShown = (id: RouteId) => segments.items.some((segment) => segment.id === id);
  const others = routeIds.filter((id) => rowOf(id).footer === 'solutions' && !isShown(id));
  return (
    <>
      <Band heading={success.heading} tone="night" pace="dense">
        <ul className={`stack5 ${styles.cards}`} role="list">
          {success.cards.map(({ title, description, to }) => (
            <li key={title} className={`stack2 ${styles.card}`}>
              <h3 className={`line ${styles.cardTitle}`}>
                <a href={href(to)}>{title}</a>
                <Icon name="arrow-right" />
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
            <li key={id} className={`stack5 ${styles.segment}`}>
              <div className={styles.picture}>
                <Picture id={picture} sizes={PICTURE_SIZES} />
              </div>
              <div className={`stack2 ${styles.words}`}>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.description}>
                  <Unbroken text={description} />
                </p>
                <ul className={`note ${styles.benefits}`} role="list">
                  {benefits.map((benefit) => (
                    <li key={benefit}>{benefit}</li>
                  ))}
                </ul>
                <Button href={href(to)} variant="quiet">
                  {labels.learnMore}
                  <span className="hiddenText"> {title}</span>
                </Button>
              </div>
            </li>
          ))}
        </ul>
        <PageLinks label={segments.also} ids={others} />
      </Band>
    </>
  );
}
