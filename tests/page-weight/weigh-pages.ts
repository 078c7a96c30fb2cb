import { spawnSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';

import { paths } from '#scripts/support/paths.ts';
import { loadSite } from '#scripts/checks/support/built-site.ts';
import { inlineStyleFile, limitsOf } from './limits.ts';
import { loadOf } from './page-load.ts';
import { reportFile } from '#tests/run/step.ts';

const resultsSchema = z.array(
  z.object({ name: z.string(), passed: z.boolean(), size: z.number(), sizeLimit: z.number() }),
);

/**
 * A step of `npm test`: weighs what every built page loads with size-limit, whose configuration is read from the
 * pages, and prints it.
 * @returns whether no limit is passed
 */
async function weighPages(): Promise<boolean> {
  const folder = join(paths.root, '.cache/page-weight');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });

  const site = await loadSite();
  const pages = await Promise.all(site.pages.map(async (page) => ({ page, load: await loadOf(page, site) })));
  for (const { load } of pages) {
    const { inlineStyle } = load;
    await writeFile(join(folder, inlineStyleFile(inlineStyle)), inlineStyle);
  }
  const config = join(folder, 'size-limit.json');
  await writeFile(config, JSON.stringify(limitsOf(pages, '../../dist', '.'), undefined, 2));

  const program = join(paths.root, 'node_modules/.bin/size-limit');
  const { stdout, stderr } = spawnSync(program, ['--json', '--config', config], {
    cwd: paths.root,
    encoding: 'utf8',
  });
  if (!stdout.trim().startsWith('[')) throw new Error(`size-limit gave no result:\n${stdout}${stderr}`);
  const report = join(paths.root, reportFile('page weight'));
  await mkdir(dirname(report), { recursive: true });
  await writeFile(report, stdout);
  const results = resultsSchema.parse(JSON.parse(stdout));
  for (const { name, passed, size, sizeLimit } of results)
    console.log(`${passed ? '✓' : '✗'} ${kilobytes(size)} of ${kilobytes(sizeLimit)}  ${name}`);
  return results.every(({ passed }) => passed);
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1).padStart(5)} kB`;

if (!(await weighPages())) process.exitCode = 1;
