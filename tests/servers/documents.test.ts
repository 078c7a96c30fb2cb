import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { listFiles } from '#scripts/support/list-files.ts';
import { paths } from '#scripts/support/paths.ts';

const run = promisify(execFile);

// Debian has servers in a folder that only root searches.
const env = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin`, RELEASE: paths.root };

let work = '';
beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'documents-'));
  const certificate = ['-nodes', '-subj', '/CN=example.com', '-keyout', `${work}/site.key`];
  const out = ['-out', `${work}/site.pem`];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', ...certificate, ...out], {
    stdio: 'ignore',
  });
});
afterAll(() => rm(work, { recursive: true }));

/** Within Debian's own settings, which include `conf.d/`. */
async function loadInNginx(block: string): Promise<string> {
  const site = block
    .replaceAll('RELEASE', paths.root.replace(/\/$/, ''))
    // Ports that need no right.
    .replaceAll(/(listen \S*?)(?:443|80)\b/g, '$18443');
  await writeFile(`${work}/site.conf`, site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${work}/${name};`,
  );
  const settings = (await readFile('/etc/nginx/nginx.conf', 'utf8'))
    .replace('include /etc/nginx/conf.d/*.conf;', `${temporary.join('')}include ${work}/site.conf;`)
    .replace('include /etc/nginx/sites-enabled/*;', '')
    .replaceAll(/\/run\/|\/var\/log\/nginx\//g, `${work}/`);
  expect(settings).toContain('site.conf');
  await writeFile(`${work}/nginx.conf`, settings);
  const { stderr } = await run('nginx', ['-t', '-e', 'stderr', '-c', `${work}/nginx.conf`], { env });
  return stderr;
}

async function loadInCaddy(block: string): Promise<string> {
  await writeFile(`${work}/Caddyfile`, block);
  const { stdout } = await run(
    'caddy',
    ['validate', '--adapter', 'caddyfile', '--config', `${work}/Caddyfile`],
    { env },
  );
  return stdout;
}

const loaders = { nginx: loadInNginx, caddyfile: loadInCaddy };

const folders = ['content', 'docs', 'scripts', 'src', 'tests'];
const found = await Promise.all(
  folders.map(async (folder) =>
    (await listFiles(join(paths.root, folder))).map((file) => join(folder, file)),
  ),
);
const documents = ['README.md', ...found.flat().filter((file) => file.endsWith('.md'))];
const texts = await Promise.all(documents.map((file) => readFile(join(paths.root, file), 'utf8')));
const blocks = texts.flatMap((text, index) =>
  [...text.matchAll(/^```(\w*)\n(.*?)^```$/gms)].map(([, language = '', block = '']) => ({
    place: `${documents[index]}, line ${text.slice(0, text.indexOf(block)).split('\n').length}`,
    language,
    block,
  })),
);

it.each(blocks.filter(({ language }) => language in loaders))(
  '$place: $language loads the settings',
  { timeout: 60_000 },
  async ({ language, block }) => {
    const load = Object.entries(loaders).find(([name]) => name === language)?.[1];
    const answer = await load?.(block.replaceAll('/etc/ssl/', `${work}/`));
    expect(answer).toMatch(/test is successful|Valid configuration/);
  },
);

it('every block about hosts has a language, so that none is left out here', () => {
  const places = blocks.filter(({ language }) => language === '').map(({ place }) => place);
  expect(places.filter((place) => place.startsWith('scripts/hosts/'))).toEqual([]);
});
