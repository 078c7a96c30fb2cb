import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect, it, onTestFinished } from 'vitest';

import { paths } from '#scripts/support/paths.ts';
import { writeFiles } from '#scripts/support/write-files.ts';

const readme = await readFile(join(paths.root, 'scripts/hosts/README.md'), 'utf8');

/** The commands of a host, with a word for each placeholder. */
function stepsOf(host: string): string {
  const [, section = ''] = new RegExp(`\n### ${host}\n([^]*?)\n##`).exec(readme) ?? [];
  const blocks = [...section.matchAll(/```sh\n([^]*?)```/g)].map(([, commands = '']) => commands);
  return blocks.join('\n').replaceAll(/<[^>]+>/g, 'named');
}

it.each([
  ['Netlify', []],
  // Its .vercelignore names the packed files.
  ['Vercel', ['./index.html.br']],
])('the steps for %s upload each release, and it alone', async (host, packed) => {
  const name = host.toLowerCase();
  const root = await mkdtemp(join(tmpdir(), 'steps-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const log = join(root, 'uploaded');
  await mkdir(join(root, 'bin'));
  // The stand-in for the client of the host lists its folder.
  await writeFile(join(root, 'bin', name), `#!/bin/sh\nfind . -type f > '${log}'\n`, { mode: 0o755 });
  const release = async (page: string) => {
    for (const folder of ['dist', 'deploy']) await rm(join(root, folder), { recursive: true, force: true });
    await writeFiles(root, {
      'dist/index.html': 'text',
      'dist/index.html.br': 'text',
      [`dist/${page}`]: 'text',
      [`deploy/${name}/settings`]: 'text',
    });
    const env = { PATH: `${join(root, 'bin')}:${process.env['PATH'] ?? ''}` };
    await promisify(execFile)('sh', ['-ec', stepsOf(host)], { cwd: root, env });
    return (await readFile(log, 'utf8')).trim().split('\n').toSorted();
  };
  const always = ['./index.html', ...packed, './settings'];
  expect(await release('former.html')).toEqual(['./former.html', ...always]);
  expect(await release('about.html')).toEqual(['./about.html', ...always]);
});
