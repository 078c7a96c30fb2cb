import type { HomeCopy } from '#src/model/home.schema.ts';
import { labels } from '#words/labels.ts';
import { href, type RouteId, routeIds, rowOf } from '#src/routes.ts';
import { Band } from '#src/sections/band/band.tsx';
import { PageLinks } from '#src/sections/page-links/page-links.tsx';
import { ScreenPicture } from '#src/sections/product/product.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Tabs } from '#src/ui/tabs/tabs.tsx';
import { Unbroken } from '#src/ui/unbroken/unbroken.tsx';
import styles from './switches.module.css';

const SIZES = '(width >= 80em) 46rem, 92vw';

type SegmentsCopy = HomeCopy['segments'];

/** A switch of roles, each with its screen, and links to the pages of all others (R2.25). */
export function Roles({ copy: { heading, intro, tabsLabel, items, also } }: { readonly copy: SegmentsCopy }) {
  const isShown = (id: RouteId) => items.some((segment) => segment.id === id);
  const others = routeIds.filter((id) => rowOf(id).footer === 'solutions' && !isShown(id));
  return (
    <Band heading={heading} intro={intro} tone="sunk" id="segments">
      <Tabs
        label={tabsLabel}
        tabs={items.map((segment) => ({
          id: `role-${segment.id}`,
          label: segment.title,
          panel: <Role segment={segment} />,
        }))}
      />
      <PageLinks label={also} ids={others} />
    </Band>
  );
}

function Role({ segment }: { readonly segment: SegmentsCopy['items'][number] }) {
  const { title, description, benefits, screen, to } = segment;
  return (
    <div className={styles.panel}>
      <div className={`stack4 ${styles.text}`}>
        <p className={styles.claim}>
          <Unbroken text={description} />
        </p>
        <ul className={styles.points} role="list">
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
        <Button href={href(to)} variant="secondary">
          {labels.learnMore}
          <span className="hiddenText"> {title}</span>
        </Button>
      </div>
      <div className={styles.picture}>
        <ScreenPicture id={screen} sizes={SIZES} />
      </div>
    </div>
  );
}
