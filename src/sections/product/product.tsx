import { type ComponentProps, use, useId } from 'react';

import { defaultLanguage } from '#content/languages.ts';
import { pictures } from '#made/pictures.ts';
import { labels } from '#words/labels.ts';
import { language } from '#words/language.ts';
import { fillIn } from '#src/lib/fill-in.ts';
import type { ShownScreenCopy } from '#src/model/exhibit.schema.ts';
import { ProductContext } from '#src/platform/product-library.ts';
import { Picture, PictureFile } from '#src/sections/picture/picture.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
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
  /** With a button that opens the whole screen. */
  readonly hasOpener?: boolean;
};

/** A product screen that is readable in this window, or an owner's picture of one, whole. */
export const ShownScreen = ({ copy, crop = 'column', hasOpener = false }: ScreenProps) => (
  <figure className={`stack2 ${styles.screen}`} data-crop={crop} data-kind={copy.kind}>
    {copy.kind === 'product' ? (
      <Product of={copy.screen} className={`oneColumn ${styles.fragment}`} />
    ) : (
      <div className={styles.picture}>
        <Picture id={copy.picture} sizes="(width > 86rem) 80rem, 94vw" />
      </div>
    )}
    {(copy.note || hasOpener) && (
      <figcaption className={`row line fine ${styles.note}`}>
        {copy.note} {copy.kind === 'product' && hasOpener && <WholeScreen id={copy.screen} />}
      </figcaption>
    )}
  </figure>
);

/** A button that opens a product screen in its full width, and is named after it. The screen scrolls. */
function WholeScreen({ id: screen }: { readonly id: string }) {
  const id = useId();
  const { name = '' } = use(ProductContext).screens[screen] ?? {};
  return (
    <>
      <Button
        variant="quiet"
        leadingIcon="expand"
        aria-label={fillIn(labels.wholeScreen.named, { screen: name })}
        command="show-modal"
        commandfor={id}
      >
        {labels.wholeScreen.open}
      </Button>
      <Dialog id={id} title={name} closeLabel={labels.close} size="screen">
        {/* A stop for the keyboard, whose arrows scroll it. */}
        <Product of={screen} className={styles.pane} tabIndex={0} role="group" aria-label={name} />
      </Dialog>
    </>
  );
}

type PictureProps = {
  readonly id: string;
  /** Layout width in wide windows, as in the `sizes` attribute. */
  readonly sizes: string;
};

/** A screen as a picture, in the language of the page once `npm run pictures` has taken it there. */
export function ScreenPicture({ id, sizes }: PictureProps) {
  const picture = pictures[`${language.code}-${id}`] ?? pictures[`${defaultLanguage}-${id}`];
  if (!picture) throw new Error(`There is no picture of the screen ${id}: run npm run pictures`);
  const { description = '' } = use(ProductContext).screens[id] ?? {};
  return <PictureFile picture={picture} alt={description} sizes={sizes} crop="column" />;
}
