import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const published = /\.(?:webm|mp4|vtt|avif|webp|jpe?g|png)$/;

/**
 * Copies the files of every film, `<folder>/<id>/<file>`, into `outDir`, which holds nothing else.
 * @throws Error when two films have files of one name
 */
export async function copyFilms(folder: string, outDir: string): Promise<string[]> {
  const films = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const files = new Map<string, string>();
  for (const { name: id } of films) {
    for (const name of (await readdir(join(folder, id))).filter((each) => published.test(each))) {
      const other = files.get(name);
      if (other)
        throw new Error(
          `content/films/${other} and content/films/${id} both have ${name}: begin its name with the film's`,
        );
      files.set(name, id);
    }
  }
  await rm(outDir, { recursive: true, force: true });
  await mkdir(outDir, { recursive: true });
  await Promise.all([...files].map(([name, id]) => copyFile(join(folder, id, name), join(outDir, name))));
  return [...files.keys()];
}
