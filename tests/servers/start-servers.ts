import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Miniflare } from 'miniflare';
import { z } from 'zod';

import { paths } from '#scripts/support/paths.ts';
import { createPreview, listen } from '#scripts/preview/create-preview.ts';

/** A server of the built site on a loopback port. */
export interface TestServer {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** A server in another process. */
export interface ServerProgram extends TestServer {
  readonly pid: number;
}

/** A free port. */
export async function freePort(): Promise<number> {
  const holder = await listen(0, () => new Response());
  await holder.close();
  return Number(new URL(holder.url).port);
}

/**
 * Starts a program in the foreground and waits until it answers.
 * @throws Error with its output if it ends
 */
async function startProgram(
  program: string,
  args: readonly string[],
  { origin, env = {} }: { readonly origin: string; readonly env?: Readonly<Record<string, string>> },
): Promise<ServerProgram> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Debian has servers in a folder that only root searches.
    env: { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin`, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const ended = once(child, 'close');
  const { pid } = child;
  if (pid === undefined) throw new Error(`${program} could not be started`);
  while (!(await answers(origin))) {
    if (child.exitCode !== null) throw new Error(`${program} ended:\n${output}`);
    await Promise.race([ended, pause()]);
  }
  return { origin, pid, stop: () => stop(child, ended) };
}

const answers = (origin: string) =>
  fetch(origin).then(
    () => true,
    () => false,
  );

const pause = () => new Promise((resolve) => setTimeout(resolve, 50));

async function stop(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  child.kill('SIGTERM');
  await ended;
}

/** The instructions of the image, with their arguments. */
export async function readDockerfile(): Promise<Readonly<Record<string, string>>> {
  const text = await readFile(join(paths.root, 'scripts/hosts/Dockerfile'), 'utf8');
  return Object.fromEntries(
    [...text.matchAll(/^([A-Z]+) (.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** Debian's nginx with the built site, the settings of the image and its command. `more`: further settings. */
export async function startNginx(more = ''): Promise<ServerProgram> {
  const port = await freePort();
  const work = await mkdtemp(join(tmpdir(), 'nginx-'));
  const { CMD = '' } = await readDockerfile();
  const [program = '', ...args] = z.array(z.string()).parse(JSON.parse(CMD));
  const settings = (await readFile(join(paths.root, 'scripts/hosts/nginx.conf'), 'utf8'))
    .replaceAll('/tmp/', `${work}/`)
    // The output of a test is no file that nginx can open.
    .replace('access_log /dev/stdout', `${more}access_log off`)
    .replaceAll('/srv/site', paths.root.replace(/\/$/, ''))
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('listen [::]:8080', `listen [::1]:${port}`);
  const file = join(work, 'nginx.conf');
  await writeFile(file, `${process.getuid?.() === 0 ? 'user root;' : ''}\n${settings}`);
  const server = await startProgram(program, [...args, '-c', file], {
    origin: `http://127.0.0.1:${port}`,
  });
  return { ...server, stop: () => server.stop().then(() => rm(work, { recursive: true })) };
}

/** Debian's Caddy with the built settings, imported into a site block. */
export async function startCaddy(): Promise<TestServer> {
  const port = await freePort();
  const work = await mkdtemp(join(tmpdir(), 'caddy-'));
  const text = `{
	admin off
	auto_https off
}
http://:${port} {
	bind 127.0.0.1
	root * ${paths.dist}
	import ${join(paths.deploy, 'caddy/site.caddy')}
}
`;
  const file = join(work, 'Caddyfile');
  await writeFile(file, text);
  const server = await startProgram('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
    origin: `http://127.0.0.1:${port}`,
    env: { XDG_DATA_HOME: work, XDG_CONFIG_HOME: work },
  });
  return { ...server, stop: () => server.stop().then(() => rm(work, { recursive: true })) };
}

const folder = join(paths.deploy, 'cloudflare');

const settingsSchema = z.object({
  main: z.string(),
  compatibility_date: z.string(),
  assets: z.object({
    binding: z.string(),
    html_handling: z.literal('auto-trailing-slash'),
    not_found_handling: z.literal('none'),
    run_worker_first: z.array(z.string()),
  }),
});

/** Cloudflare's runtime with the built worker and settings, without the network. */
export const startWorkerd = (): Promise<TestServer> => start('wrangler.jsonc', {});

/** The same with the worker that asks the platform, at this origin, for the brands of partners. */
export const startWorkerdWithPartners = (apiOrigin: string): Promise<TestServer> =>
  start('wrangler-partners.jsonc', { API_ORIGIN: apiOrigin });

async function start(settingsFile: string, bindings: Record<string, string>): Promise<TestServer> {
  const settings = settingsSchema.parse(JSON.parse(await readFile(join(folder, settingsFile), 'utf8')));
  const { binding, html_handling, not_found_handling, run_worker_first } = settings.assets;
  const runtime = new Miniflare({
    name: 'site',
    host: '127.0.0.1',
    port: 0,
    cf: false,
    compatibilityDate: settings.compatibility_date,
    modules: true,
    script: await readFile(join(folder, settings.main), 'utf8'),
    bindings,
    assets: {
      binding,
      directory: paths.dist,
      workerName: 'site',
      assetConfig: { html_handling, not_found_handling },
      routerConfig: { has_user_worker: true, static_routing: { user_worker: run_worker_first } },
    },
  });
  const { origin } = await runtime.ready;
  return { origin, stop: () => runtime.dispose() };
}

/** The preview that the browser tests use: it must not be kinder than the servers of production. */
export async function startPreview(): Promise<TestServer> {
  const { url, close } = await createPreview({
    port: 0,
    distDir: paths.dist,
    deployDir: paths.deploy,
    cacheDir: join(paths.root, '.cache'),
  });
  return { origin: url.replace('localhost', '127.0.0.1'), stop: close };
}
