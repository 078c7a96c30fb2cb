import { type ComponentProps, use, useId } from 'react';

import type { ShownScreenCopy } from '#src/model/exhibit.schema.ts';
import { ProductContext } from '#src/platform/product-library.ts';
import { Picture } from '#src/sections/picture/picture.tsx';
import styles from './product.module.css';

/** A reader of fragments by their names, with ids of their own for each place on the page. */
export function useFragments(): (name: string) => string | undefined {
  const { fragments } = use(ProductContext);
  const id = useId();
  return (name) => fragments[name]?.replaceAll('{place}', `${id}${name}`);
}

type ProductProps = Omit<ComponentProps<'div'>, 'id' | 'children'> & {
  /** The name of a fragment: `pipeline`, `pipeline.still`. */
  readonly of: string;
};

/**
 * A part of the sample product, as the content of an element.
 * @throws Error if the product does not draw it
 */
export function Product({ of, ...element }: ProductProps) {
  const html = useFragments()(of);
  if (html === undefined) throw new Error(`The product draws no ${of}: see product/README.md`);
  return <div {...element} dangerouslySetInnerHTML={{ __html: html }} />;
}

type ScreenProps = {
  readonly copy: ShownScreenCopy;
  /** As wide as the page, or in a column: the layout of the band around it follows. */
  readonly crop?: 'page' | 'column' | undefined;
};

/** A product screen that is readable in this window, or an owner's picture of one, whole. */
export const ShownScreen = ({ copy, crop = 'column' }: ScreenProps) => (
  <figure className={`stack2 ${styles.screen}`} data-crop={crop} data-kind={copy.kind}>
    {copy.kind === 'product' ? (
      <Product of={copy.screen} className="oneColumn" />
    ) : (
      <div className={styles.picture}>
        <Picture id={copy.picture} sizes="(width > 86rem) 80rem, 94vw" />
      </div>
    )}
    {copy.note && <figcaption className="fine">{copy.note}</figcaption>}
  </figure>
);
