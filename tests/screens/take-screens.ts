import { spawnSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { paths } from '#scripts/support/paths.ts';

/**
 * Photographs a built tree with the project `screens` of Playwright.
 * @param only names of subjects; without them all
 * @returns whether every subject could be photographed
 */
export async function takeScreens(
  root: string,
  folder: string,
  { widths, only = [] }: { readonly widths?: string; readonly only?: readonly string[] } = {},
): Promise<boolean> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const chosen = only.length > 0 ? ['--grep', String.raw`all\.screens\.ts (${only.join('|')})$`] : [];
  const { status } = spawnSync('npx', ['playwright', 'test', '--project=screens', ...chosen], {
    cwd: paths.root,
    stdio: 'inherit',
    env: {
      ...process.env,
      SCREENS_TREE: root,
      SCREENS_FOLDER: folder,
      ...(widths && { SCREENS_WIDTHS: widths }),
    },
  });
  return status === 0;
}

export type Figure = { readonly file: string; readonly caption: string };

const style = `
  body { margin: 2rem; font: 1rem/1.5 system-ui; background: #ddd; color: #111 }
  nav { columns: 14rem; margin-block-end: 2rem }
  nav a { display: block; color: inherit }
  section div { display: flex; gap: 1rem; align-items: start; overflow-x: auto }
  figure { flex: 0 0 auto; max-inline-size: 32%; margin: 0 }
  img { display: block; max-inline-size: 100%; box-shadow: 0 1px 4px #0006 }
`;

const figure = ({ file, caption }: Figure) =>
  `<figure><figcaption>${caption}</figcaption><a href="${file}"><img loading="lazy" src="${file}" alt=""></a></figure>`;

/**
 * Writes `index.html`: a row of photographs for each heading.
 * @returns its path
 */
export async function writeSheet(
  folder: string,
  title: string,
  rows: readonly (readonly [heading: string, figures: readonly Figure[]])[],
): Promise<string> {
  const sections = rows.map(
    ([heading, figures], index) =>
      `<section id="r${index}"><h2>${heading}</h2><div>${figures.map(figure).join('')}</div></section>`,
  );
  const file = join(folder, 'index.html');
  await writeFile(
    file,
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${title}</title>
<style>${style}</style>
<h1>${title}</h1>
<nav>${rows.map(([heading], index) => `<a href="#r${index}">${heading}</a>`).join('')}</nav>
${sections.join('\n')}
</html>
`,
  );
  return file;
}
