import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';

import { languageCodes, languages } from '#content/languages.ts';
import { logos } from '#content/logos.ts';
import { pictures } from '#content/pictures.ts';
import { team } from '#words/team.ts';
import { countriesFile, paths } from '#scripts/support/paths.ts';
import { moduleSource, writeChanged } from '#scripts/support/write-modules.ts';
import { listCountries } from './list-countries.ts';
import { makePictures, type PictureManifest } from './pictures/make-pictures.ts';

/**
 * Makes the modules that code imports as `#made/…`, and the pictures and films that pages name: all that bundles,
 * development and tests need before they start, but for words. What is the same already stays.
 * @param report called with the pictures made so far and all of them: `12/40`
 */
export async function make(report: (progress: string) => void = () => {}): Promise<void> {
  const [{ logos: logoFiles, ...manifest }] = await Promise.all([
    makePictures({
      contentDir: join(paths.root, 'content'),
      catalogue: { pictures, team, logos },
      outDir: join(paths.generated, 'pictures'),
      cacheDir: paths.pictureCache,
      onProgress: (done, total) => report(`${done}/${total}`),
    }),
    copyFilms(),
  ]);
  // Development has countries of drafts, which a build leaves there.
  await writeChanged(paths.made, {
    'pictures.ts': moduleSource({ ...manifest, logoFiles }),
    'focus.css': focusRules(manifest),
    ...Object.fromEntries(languageCodes.map((code) => [countriesFile(code), countriesIn(languages[code])])),
  });
}

/** A rule for each focal point in use: a `style` attribute would be dropped by the security policy. */
function focusRules({ pictures: shown, portraits }: Pick<PictureManifest, 'pictures' | 'portraits'>): string {
  const points = [...Object.values(shown), ...Object.values(portraits)].flatMap(({ focus }) => focus ?? []);
  const rules = points.map(({ x, y }) => `[data-focus="${x}-${y}"] { --focus: ${x}% ${y}%; }`);
  return [...new Set(rules)].join('\n');
}

/** The phone library itself stays out of the browser. */
const countriesIn = ({ locale, countries }: (typeof languages)[keyof typeof languages]) =>
  moduleSource({ countries: listCountries(locale, countries) });

const FILM_FILES = new Set(['.webm', '.mp4', '.vtt', '.avif', '.jpg']);

/** Development may serve the copy meanwhile, and another process may copy the same file: it comes whole or not. */
async function copyChanged(file: string, copy: string): Promise<void> {
  const [{ atime, mtime }, copied] = await Promise.all([stat(file), stat(copy).catch(() => undefined)]);
  // A time that was set may be a microsecond short.
  if (copied && Math.round(copied.mtimeMs) === mtime.getTime()) return;
  const own = join(paths.generated, `${process.pid}-${basename(copy)}`);
  await copyFile(file, own);
  await utimes(own, atime, mtime);
  await rename(own, copy);
}

/** Never empties the folder: development serves films from it meanwhile. */
async function copyFilms(): Promise<void> {
  const [folder, outDir] = [join(paths.root, 'content/films'), join(paths.generated, 'films')];
  await mkdir(outDir, { recursive: true });
  const names = (await readdir(folder)).filter((name) => FILM_FILES.has(extname(name)));
  for (const name of names) await copyChanged(join(folder, name), join(outDir, name));
  const others = (await readdir(outDir)).filter((name) => !names.includes(name));
  await Promise.all(others.map((name) => rm(join(outDir, name), { recursive: true })));
}
