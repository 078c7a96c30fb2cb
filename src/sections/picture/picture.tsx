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
  /** Shows the crops of the picture, if it has any: as wide as the page, or in a column. */
  readonly crop?: 'page' | 'column' | undefined;
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

/** For wide windows: the requested crop, the nearest one, or the whole picture. */
function wideFiles({ crops, ...whole }: ShownPicture, crop: Place['crop']): PictureFiles {
  if (!crop || !crops) return whole;
  return crops[crop] ?? crops.column;
}

/** For phones and, if the picture is across the page, for tablets. */
function CropSources({ crops, crop }: { crops: ShownPicture['crops']; crop: Place['crop'] }) {
  if (!crop || !crops) return undefined;
  return (
    <>
      <Source files={crops.phone} media={PHONE} sizes="92vw" />
      {crop === 'page' && crops.page && (
        <Source files={crops.column} media="(width < 80em)" sizes="min(92vw, 50rem)" />
      )}
    </>
  );
}

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
  const shown = wideFiles(picture, crop);
  return (
    <picture>
      {narrow && <Source files={forPhones(pictureOf(narrow))} media={PHONE} sizes="62vw" />}
      <CropSources crops={crops} crop={crop} />
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
