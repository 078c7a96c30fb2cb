import { join } from 'node:path';

import { paths } from '#scripts/support/paths.ts';

/** Windows that the pages are photographed in, CSS pixels. */
export const screenWidths: readonly number[] = process.env['SCREENS_WIDTHS']?.split(',').map(Number) ?? [
  390, 820, 1440, 1920,
];

export const screensFolder = process.env['SCREENS_FOLDER'] ?? join(paths.root, '.cache/screens');

/** A photograph: `faq-390.webp`. States have a name of several words. */
export const screenFile = (name: string, width: number) => `${name.replaceAll(' ', '-')}-${width}.webp`;
