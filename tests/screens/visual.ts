import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { compareFolders, visualFolders } from './compare-screens.ts';
import { startGallery } from './gallery.ts';
import { buildOtherTree, removeOtherTree } from './other-tree.ts';
import { pages, partners, states } from './subjects.ts';
import { visualSheet } from './visual-sheet.ts';
import { escapePattern } from '#scripts/support/escape-pattern.ts';
import { paths } from '#scripts/support/paths.ts';
import { runCommand } from '#scripts/support/run-command.ts';
import { ensureBuilt, runTool } from '../run/ensure-built.ts';

const WIDTHS = '390,820,1440';
const folder = join(paths.root, '.cache/visual');
const tree = join(folder, 'tree');

/** Photographs a built tree; what cannot be, because that revision lacks it, is missing in the folder. */
async function photograph(root: string, name: string, only: readonly string[]): Promise<void> {
  console.log(`Photographs of ${name}`);
  const gallery = only.length === 0 ? await startGallery(root) : undefined;
  const env = {
    SCREENS_FOLDER: join(folder, name),
    SCREENS_WIDTHS: WIDTHS,
    SCREENS_TREE: root,
    ...(gallery && { SCREENS_GALLERY: gallery.origin }),
  };
  const chosen = only.length === 0 ? [] : ['--grep', String.raw`all\.screens\.ts (${namesOf(only)})$`];
  try {
    runTool('playwright', ['test', '--config', 'tests/screens.config.ts', ...chosen], { env });
  } catch {
    console.warn(`  ! Some of ${name} could not be photographed.`);
  } finally {
    await gallery?.stop();
  }
}

/** @throws Error when no page has one of the paths */
function namesOf(only: readonly string[]): string {
  const names = only.flatMap((path) => {
    const found = [...pages, ...partners, ...states].filter((one) => one.path.split(/[?#]/)[0] === path);
    if (found.length === 0)
      throw new Error(`No page is at ${path}: give a path of src/pages.ts, as in --only /pricing`);
    return found.map(({ name }) => escapePattern(name));
  });
  return names.join('|');
}

// npm run visual -- <ref> [--only /pricing]
await runCommand(
  { options: { only: { type: 'string', multiple: true } }, maxWords: 1 },
  async ({ words: [ref], values: { only = [] } }) => {
    if (!ref) throw new Error('Name what to compare with: npm run visual -- main [--only /pricing]');
    if (only.length > 0) namesOf(only);
    await rm(folder, { recursive: true, force: true });
    for (const name of visualFolders) await mkdir(join(folder, name), { recursive: true });
    try {
      await buildOtherTree(ref, tree);
      await photograph(tree, 'before', only);
    } finally {
      await removeOtherTree(tree);
    }
    await ensureBuilt();
    await photograph(paths.root, 'after', only);
    const { all, differing } = await compareFolders(folder);
    const title = `${differing.length} of ${all} photographs differ from ${ref}`;
    await writeFile(join(folder, 'index.html'), visualSheet(title, differing));
    console.log(`${title}: ${join(folder, 'index.html')}`);
  },
);
