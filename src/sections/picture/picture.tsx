import 'virtual:picture-focus.css';
import { pictures } from 'virtual:pictures';

import { assetUrl, sourceSet } from '#src/lib/asset-url.ts';
import type { PictureId } from '#src/model/picture-id.schema.ts';
import type { ShownPicture } from '#src/model/pictures.schema.ts';
import styles from './picture.module.css';

type Place = {
  /** Layout width for the browser's choice of file, as in the `sizes` attribute. */
  readonly sizes: string;
  /** True for what is in the first view: fetched at once instead of when it comes near. */
  readonly isFirstView?: boolean;
  /** A composition of its own for windows up to 768 pixels. */
  readonly narrow?: PictureId;
};

/** A picture of content/pictures, in the formats and widths that the browser may choose from. */
export function Picture({ id, ...place }: Place & { readonly id: PictureId }) {
  return <PictureFile picture={pictureOf(id)} {...place} />;
}

function pictureOf(id: PictureId): ShownPicture {
  const picture = pictures[id];
  if (!picture) throw new Error(`The build made no picture ${id}: see content/pictures.ts`);
  return picture;
}

const setOf = (list: ShownPicture['avif']) =>
  sourceSet(list.map((one) => ({ ...one, path: `/pictures/${one.file}` })));

const forPhones = (list: ShownPicture['avif']) => list.filter(({ width }) => width <= 1200);

/**
 * For the windows of phones. Its size keeps the place, as that of the `<img>` does for the other. Screens of
 * three pixels to a point get two: more only weighs more.
 */
function NarrowSources({ id }: { readonly id: PictureId }) {
  const { width, height, avif, webp } = pictureOf(id);
  const source = { media: '(width <= 48em)', sizes: '62vw', width, height };
  return (
    <>
      <source type="image/avif" srcSet={setOf(forPhones(avif))} {...source} />
      <source type="image/webp" srcSet={setOf(forPhones(webp))} {...source} />
    </>
  );
}

/** A picture that is not in the catalogue of pictures, such as a portrait. */
export function PictureFile({
  picture,
  sizes,
  isFirstView = false,
  narrow,
}: Place & { readonly picture: ShownPicture }) {
  const { width, height, avif, webp, alt, focus } = picture;
  return (
    <picture>
      {narrow && <NarrowSources id={narrow} />}
      <source type="image/avif" srcSet={setOf(avif)} sizes={sizes} />
      <img
        className={styles.image}
        data-focus={focus && `${focus.x}-${focus.y}`}
        src={assetUrl(`/pictures/${webp.at(-1)?.file}`)}
        width={width}
        height={height}
        alt={alt}
        loading={isFirstView ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
