import { readdir } from 'node:fs/promises';
import { extname } from 'node:path';

const kinds = /\.(?:svg|png|jpe?g|webp|avif)$/i;

/** The file of each id in a folder of content, and the problems of the folder, one sentence each. */
export interface Sources {
  readonly files: ReadonlyMap<string, string>;
  readonly faults: readonly string[];
}

/**
 * Looks for `<id>.(svg|png|jpg|jpeg|webp|avif)`.
 * @param name the folder as messages call it, such as `content/pictures`
 * @param catalogue the file that lists the ids
 */
export async function findSources(
  folder: string,
  name: string,
  ids: readonly string[],
  catalogue = `${name}.ts`,
): Promise<Sources> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const files = new Map<string, string>();
  const faults: string[] = [];
  for (const entry of entries) {
    const id = entry.name.slice(0, -extname(entry.name).length);
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const other = files.get(id);
    if (!kinds.test(entry.name))
      faults.push(
        `${name}/${entry.name} is no picture that the build knows: use SVG, PNG, JPEG, WebP or AVIF`,
      );
    else if (!ids.includes(id))
      faults.push(`${name}/${entry.name} has no entry "${id}" in ${catalogue}: add one, or remove the file`);
    else if (other) faults.push(`${name} has both ${other} and ${entry.name}: keep one`);
    else files.set(id, entry.name);
  }
  return { files, faults };
}
