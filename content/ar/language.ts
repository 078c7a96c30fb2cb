import type { SharingPictures } from '#src/model/page-metadata.schema.ts';

/**
 * Pages that have their own picture for shared links, in place of the drawn title:
 * `about: { openGraph: { file: 'about.png', alt: '…' } }`, with the file in `content/sharing/`.
 */
export const sharingPictures: SharingPictures = {};

/** Until a native reader has read the texts of this folder, `launch-check` lists them. Then delete this. */
export const awaitsReader = true;
