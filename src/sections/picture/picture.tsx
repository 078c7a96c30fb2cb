import '#made/focus.css';

import { pictures } from '#made/pictures.ts';
import { alternativeTexts } from '#words/alternative-texts.ts';
import { assetUrl, sourceSet } from '#src/lib/asset-url.ts';
import type { PictureId } from '#src/model/ids.schema.ts';
import type { ShownPicture } from '#src/model/pictures.schema.ts';
import styles from './picture.module.css';

type Place = {
  /** Layout width for the browser's choice of file, as in the `sizes` attribute. */
  readonly sizes: string;
  /** True above the fold: loads eagerly instead of near the viewport. */
  readonly isAboveFold?: boolean;
};

type PictureProps = Place & {
  readonly id: PictureId;
  /** Decoration: the text nearby describes it, so its alternative text is empty. */
  readonly isDecoration?: boolean;
};

/** A picture of content/pictures, in the formats and widths that the browser may choose from. */
export function Picture({ id, isDecoration = false, ...place }: PictureProps) {
  return <PictureFile picture={pictureOf(id)} alt={isDecoration ? '' : alternativeTexts[id]} {...place} />;
}

function pictureOf(id: PictureId): ShownPicture {
  const picture = pictures[id];
  if (!picture) throw new Error(`There is no encoded picture ${id}: see content/pictures.ts`);
  return picture;
}

const setOf = (list: ShownPicture['avif']) =>
  sourceSet(list.map((one) => ({ ...one, path: `/pictures/${one.file}` })));

/** A picture that is not in the catalogue of pictures, such as a portrait. */
export function PictureFile({
  picture,
  alt,
  sizes,
  isAboveFold = false,
}: Place & { readonly picture: ShownPicture; readonly alt: string }) {
  const { focus, isMirrored } = picture;
  return (
    <picture>
      <source type="image/avif" srcSet={setOf(picture.avif)} sizes={sizes} />
      <img
        className={styles.image}
        data-focus={focus && `${focus.x}-${focus.y}`}
        src={assetUrl(`/pictures/${picture.webp.at(-1)?.file}`)}
        data-mirrored={isMirrored}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={isAboveFold ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
