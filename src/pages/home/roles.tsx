import { use } from 'react';

import type { HomeCopy } from '#src/model/home.schema.ts';
import { labels } from '#words/labels.ts';
import { ProductContext } from '#src/platform/product-library.ts';
import { href, type RouteId, routeIds, rowOf } from '#src/routes.ts';
import { Band } from '#src/sections/band/band.tsx';
import { PageLinks } from '#src/sections/page-links/page-links.tsx';
import { Product } from '#src/sections/product/product.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Tabs } from '#src/ui/tabs/tabs.tsx';
import { Unbroken } from '#src/ui/unbroken/unbroken.tsx';
import { segmentId } from './part-ids.ts';
import styles from './switches.module.css';

type SegmentsCopy = HomeCopy['segments'];

/** A switch of roles, each with the centrepiece of its page, and links to the pages of all others (R2.25). */
export function Roles({ copy: { heading, tabsLabel, items, also } }: { readonly copy: SegmentsCopy }) {
  const isShown = (id: RouteId) => items.some((segment) => segment.id === id);
  const others = routeIds.filter((id) => rowOf(id).footer === 'solutions' && !isShown(id));
  return (
    <Band heading={<span className={styles.chapter}>{heading}</span>} tone="sunk" pace="dense" id="segments">
      <div className="stack4 oneColumn" data-parts={use(ProductContext).partsFile}>
        <Tabs
          label={tabsLabel}
          tabs={items.map((segment, index) => ({
            id: `segment-${segment.id}`,
            label: segment.title,
            panel: <Role segment={segment} isFirst={index === 0} />,
          }))}
        />
        <PageLinks label={also} ids={others} />
      </div>
    </Band>
  );
}

type RoleProps = {
  readonly segment: SegmentsCopy['items'][number];
  /** Its centrepiece is in the page; the others are fetched on the first press. */
  readonly isFirst: boolean;
};

function Role({ segment: { id, title, description, benefits, to }, isFirst }: RoleProps) {
  return (
    <div className="stack4 oneColumn">
      <div className={styles.claim}>
        <p className="subheading">
          <Unbroken text={description} />
        </p>
        <ul className={`note ${styles.benefits}`} role="list">
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
        <Button href={href(to)} variant="secondary">
          {labels.learnMore}
          <span className="hiddenText"> {title}</span>
        </Button>
      </div>
      {isFirst ? (
        <Product of={id} className={styles.part} />
      ) : (
        <div className={styles.part} data-place={segmentId(id)} />
      )}
    </div>
  );
}
