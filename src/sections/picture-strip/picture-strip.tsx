import type { PictureId } from '#src/model/ids.schema.ts';
import { Picture } from '#src/sections/picture/picture.tsx';
import styles from './picture-strip.module.css';

/** A picture as a strip from edge to edge of the window, above a section. */
export const PictureStrip = ({ id }: { readonly id: PictureId }) => (
  <div className={`screenOnly ${styles.strip}`}>
    <Picture id={id} sizes="100vw" />
  </div>
);
