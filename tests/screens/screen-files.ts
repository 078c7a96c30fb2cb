import { join } from 'node:path';

import { paths } from '#scripts/support/paths.ts';

/** Windows that the pages are photographed in, CSS pixels. */
export const screenWidths = [390, 820, 1440, 1920] as const;

export const screensFolder = join(paths.root, '.cache/screens');

/** A photograph: `faq-390.webp`. States have a name of several words. */
export const screenFile = (name: string, width: number) => `${name.replaceAll(' ', '-')}-${width}.webp`;
