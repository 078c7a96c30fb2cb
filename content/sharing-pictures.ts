import type { SharingPictures } from '#src/model/page-metadata.schema.ts';

/**
 * By language: pages that have their own picture for shared links, in place of the drawn title:
 * `en: { about: { openGraph: { file: 'about.png', alt: '…' } } }`, with the file in `content/sharing/`.
 */
export const sharingPictures: SharingPictures = {};
