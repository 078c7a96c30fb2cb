import { site } from '#content/site.ts';

/** The address of a path on the main host, as canonical links, share images and JSON-LD need it. */
export const absoluteUrl = (path: string) => `https://${site.brandHost}${path}`;
