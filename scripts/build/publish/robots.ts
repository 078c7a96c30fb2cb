import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { absoluteUrl } from '#src/head/absolute-url.ts';
import { paths } from '#scripts/support/paths.ts';

/** Writes `robots.txt`. */
export async function writeRobots(): Promise<void> {
  await writeFile(join(paths.dist, 'robots.txt'), robotsTxt());
}

/**
 * Nothing is disallowed: hosts that must stay out of search answer `noindex`, and a crawler that may
 * not fetch a page would never see that.
 */
export const robotsTxt = () => `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`;
