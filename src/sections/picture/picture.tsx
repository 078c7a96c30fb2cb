import { pictures } from 'virtual:pictures';

import type { PictureId } from '#src/model/home.schema.ts';
import styles from './picture.module.css';

type Props = {
  readonly id: PictureId;
  /** Layout width for the browser's choice of file, as in the `sizes` attribute. */
  readonly sizes: string;
  /** True for what is in the first view: fetched at once instead of when it comes near. */
  readonly isFirstView?: boolean;
};

/** A picture drawn by the build, in the formats and widths that the browser may choose from. */
export function Picture({ id, sizes, isFirstView = false }: Props) {
  const picture = pictures[id];
  if (!picture) throw new Error(`The build drew no picture ${id}: see content/pictures.ts`);
  const { width, height, avif, webp, alt } = picture;
  const sourceSet = (list: typeof avif) =>
    list.map((file) => `/pictures/${file.file} ${file.width}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(avif)} sizes={sizes} />
      <img
        className={styles.image}
        src={`/pictures/${webp.at(-1)?.file}`}
        srcSet={sourceSet(webp)}
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
