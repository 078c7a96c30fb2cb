import { use } from 'react';

import { labels } from '#words/labels.ts';
import type { HomeCopy } from '#src/model/home.schema.ts';
import { ProductContext } from '#src/platform/product-library.ts';
import { href } from '#src/routes.ts';
import { Band } from '#src/sections/band/band.tsx';
import { Product } from '#src/sections/product/product.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Slideshow } from '#src/ui/slideshow/slideshow.tsx';
import { Tabs } from '#src/ui/tabs/tabs.tsx';
import { Unbroken } from '#src/ui/unbroken/unbroken.tsx';
import { slideId } from './part-ids.ts';
import styles from './switches.module.css';

type ProductsCopy = HomeCopy['products'];

type Props = { readonly copy: ProductsCopy; readonly success: HomeCopy['success'] };

/** 360 and the marketplace, each with slides of its screens (R2.24, R3.11, R4.2), and what four customers do with them. */
export function Products({ copy, success }: Props) {
  const { heading, tabsLabel, tabs } = copy;
  return (
    <Band heading={heading} pace="dense">
      <div data-parts={use(ProductContext).partsFile} data-wakes="near">
        <Tabs
          label={tabsLabel}
          tabs={tabs.map((product, index) => ({
            id: product.id,
            label: product.label,
            panel: <ProductPanel product={product} isFirst={index === 0} />,
          }))}
        />
      </div>
      <section className={styles.success} aria-labelledby="success">
        <h2 className="subheading" id="success">
          {success.heading}
        </h2>
        <ul className={`columns ${styles.cases}`} role="list">
          {success.cards.map(({ title, description }) => (
            <li key={title} className={`note ${styles.case}`}>
              <h3>{title}</h3>
              <p>
                <Unbroken text={description} />
              </p>
            </li>
          ))}
        </ul>
      </section>
    </Band>
  );
}

type PanelProps = {
  readonly product: ProductsCopy['tabs'][number];
  /** Its first slide is in the page; the others are fetched when the section comes near. */
  readonly isFirst: boolean;
};

function ProductPanel({ product, isFirst }: PanelProps) {
  return (
    <div className={styles.panel}>
      <div className={`stack4 ${styles.text}`}>
        <h3>{product.heading}</h3>
        <p className={styles.description}>
          <Unbroken text={product.description} />
        </p>
        <ul className={styles.points} role="list">
          {product.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <Button href={href(product.action.to)} variant="quiet">
          {product.action.label}
        </Button>
      </div>
      <Slideshow
        label={product.label}
        labels={labels.slideshow}
        slides={product.slides.map(({ part, label }, index) => ({
          label,
          content:
            isFirst && index === 0 ? <Product of={part} /> : <div data-place={slideId(product.id, index)} />,
        }))}
      />
    </div>
  );
}
