import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { site } from '#content/site.ts';
import { absoluteUrl } from '#src/head/absolute-url.ts';
import { paths } from '#scripts/support/paths.ts';

const PATH = '/.well-known/security.txt';

/** Writes where to report a weakness (RFC 9116). */
export async function writeSecurityTxt(): Promise<void> {
  const file = join(paths.dist, PATH);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, securityTxt());
}

export const securityTxt = () =>
  [
    `Contact: mailto:${site.email.security}`,
    `Expires: ${site.securityTxtExpires}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl(PATH)}`,
    '',
  ].join('\n');
