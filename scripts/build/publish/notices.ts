import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { z } from 'zod';

/** Path of the licence notices of packages and fonts. */
export const NOTICES_PATH = '/third-party-notices.txt';

const packageSchema = z.object({ name: z.string(), version: z.string(), license: z.string().optional() });

const RULE = '-'.repeat(80);

/**
 * The notices that the licences of packages want with every copy of their code.
 * @param files modules and fonts in the built site; those outside of packages are left out
 * @throws Error when a package has no text of its licence
 */
export async function noticesOf(files: readonly string[]): Promise<string> {
  const folders = new Set(files.flatMap((file) => packageFolderOf(file) ?? []));
  const notices = await Promise.all([...folders].map(noticeOf));
  const head = 'Notices of the packages and fonts that are part of this site.\n';
  return [head, ...new Set(notices.toSorted())].join(`\n${RULE}\n\n`);
}

/** The folder of the package that a module or file is in. Ids of modules may have a mark or a query around the path. */
const packageFolderOf = (file: string) =>
  /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/@?]+)\//.exec(file.replaceAll('\\', '/'))?.[1];

async function noticeOf(folder: string): Promise<string> {
  const data = packageSchema.parse(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')));
  const names = (await readdir(folder)).filter((file) => /^(?:licen[cs]e|notice|copying)/i.test(file));
  if (names.length === 0)
    throw new Error(
      `${folder} has no licence file, so its notice cannot be published: use another version, or another package`,
    );
  const texts = await Promise.all(names.toSorted().map((name) => readFile(join(folder, name), 'utf8')));
  const title = [data.name, data.version, ...(data.license ? [`(${data.license})`] : [])].join(' ');
  return [title, ...texts.map((text) => text.replaceAll('\r\n', '\n').trim())].join('\n\n').concat('\n');
}
