import { labels } from '#words/labels.ts';
import type { HomeCopy } from '#src/model/home.schema.ts';
import { href } from '#src/routes.ts';
import { Band } from '#src/sections/band/band.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Slideshow } from '#src/ui/slideshow/slideshow.tsx';
import { Tabs } from '#src/ui/tabs/tabs.tsx';
import { Unbroken } from '#src/ui/unbroken/unbroken.tsx';
import styles from './switches.module.css';
import { Picture } from '#src/sections/picture/picture.tsx';
import { ScreenPicture } from '#src/sections/product/product.tsx';

const SIZES = '(width >= 80em) 46rem, 92vw';

type ProductsCopy = HomeCopy['products'];

/** 360 and the marketplace, each with pictures of its screens (R2.24, R3.11, R4.2). */
export function Products({ copy }: { readonly copy: ProductsCopy }) {
  const { heading, intro, note, tabsLabel, tabs } = copy;
  return (
    <Band heading={heading} intro={intro} note={note}>
      <Tabs
        label={tabsLabel}
        tabs={tabs.map((product) => ({
          id: product.id,
          label: product.label,
          panel: <ProductPanel product={product} />,
        }))}
      />
    </Band>
  );
}

function ProductPanel({ product }: { readonly product: ProductsCopy['tabs'][number] }) {
  return (
    <div className={styles.panel}>
      <div className={`stack4 ${styles.text}`}>
        <h3 className={styles.heading}>{product.heading}</h3>
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
        slides={product.slides.map((slide) => ({
          label: slide.label,
          content: (
            <div className={styles.picture}>
              {'screen' in slide ? (
                <ScreenPicture id={slide.screen} sizes={SIZES} />
              ) : (
                <Picture id={slide.picture} crop="column" sizes={SIZES} />
              )}
            </div>
          ),
        }))}
      />
    </div>
  );
}
