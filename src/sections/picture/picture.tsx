import '#made/focus.css';

import { pictures } from '#made/pictures.ts';
import { alternativeTexts } from '#words/alternative-texts.ts';
import { assetUrl, sourceSet } from '#src/lib/asset-url.ts';
import type { PictureId } from '#src/model/ids.schema.ts';
import type { PictureFiles, ShownPicture } from '#src/model/pictures.schema.ts';
import styles from './picture.module.css';

type Place = {
  /** Layout width for the browser's choice of file, as in the `sizes` attribute. */
  readonly sizes: string;
  /** True above the fold: loads eagerly instead of near the viewport. */
  readonly isAboveFold?: boolean;
  /** A different picture for windows up to 768 pixels. */
  readonly narrow?: PictureId;
  /** Of a picture of a screen, shows the one that was taken for a column, and on phones that for phones. */
  readonly crop?: 'column';
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

const PHONE = '(width <= 48em)';

type SourceProps = { readonly files: PictureFiles; readonly media: string; readonly sizes: string };

/**
 * A source for some windows only. Its size prevents a layout shift, like that of the `<img>`. Browsers without
 * AVIF show the picture of wide windows.
 */
const Source = ({ files: { avif, width, height }, ...window }: SourceProps) => (
  <source type="image/avif" srcSet={setOf(avif)} {...window} width={width} height={height} />
);

/** Phones with a pixel ratio of 3 get the files for 2: larger ones make no visible difference. */
const forPhones = ({ avif, ...others }: PictureFiles): PictureFiles => ({
  ...others,
  avif: avif.filter(({ width }) => width <= 1200),
});

/** A picture that is not in the catalogue of pictures, such as a portrait. */
export function PictureFile({
  picture,
  alt,
  sizes,
  isAboveFold = false,
  narrow,
  crop,
}: Place & { readonly picture: ShownPicture; readonly alt: string }) {
  const { focus, crops, isMirrored } = picture;
  const cropped = crop && crops;
  const shown = cropped ? cropped.column : picture;
  return (
    <picture>
      {narrow && <Source files={forPhones(pictureOf(narrow))} media={PHONE} sizes="62vw" />}
      {cropped && <Source files={cropped.phone} media={PHONE} sizes="92vw" />}
      <source type="image/avif" srcSet={setOf(shown.avif)} sizes={sizes} />
      <img
        className={styles.image}
        data-focus={focus && `${focus.x}-${focus.y}`}
        src={assetUrl(`/pictures/${shown.webp.at(-1)?.file}`)}
        data-mirrored={isMirrored}
        width={shown.width}
        height={shown.height}
        alt={alt}
        loading={isAboveFold ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
