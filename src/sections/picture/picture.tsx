import 'virtual:picture-focus.css';
import { pictures } from 'virtual:pictures';

import { assetUrl, sourceSet } from '#src/lib/asset-url.ts';
import type { PictureId } from '#src/model/home.schema.ts';
import type { ShownPicture } from '#src/model/pictures.schema.ts';
import styles from './picture.module.css';

type Place = {
  /** Layout width for the browser's choice of file, as in the `sizes` attribute. */
  readonly sizes: string;
  /** True for what is in the first view: fetched at once instead of when it comes near. */
  readonly isFirstView?: boolean;
};

/** A picture of content/pictures, in the formats and widths that the browser may choose from. */
export function Picture({ id, ...place }: Place & { readonly id: PictureId }) {
  const picture = pictures[id];
  if (!picture) throw new Error(`The build made no picture ${id}: see content/pictures.ts`);
  return <PictureFile picture={picture} {...place} />;
}

/** A picture that is not in the catalogue of pictures, such as a portrait. */
export function PictureFile({
  picture,
  sizes,
  isFirstView = false,
}: Place & { readonly picture: ShownPicture }) {
  const { width, height, avif, webp, alt, focus } = picture;
  const setOf = (list: typeof avif) =>
    sourceSet(list.map((one) => ({ ...one, path: `/pictures/${one.file}` })));
  return (
    <picture>
      <source type="image/avif" srcSet={setOf(avif)} sizes={sizes} />
      <img
        className={styles.image}
        data-focus={focus && `${focus.x}-${focus.y}`}
        src={assetUrl(`/pictures/${webp.at(-1)?.file}`)}
        srcSet={setOf(webp)}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={isFirstView ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
