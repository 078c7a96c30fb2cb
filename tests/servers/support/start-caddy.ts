import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { paths } from '#scripts/support/paths.ts';
import { freePort, startProgram, type TestServer } from './test-server.ts';

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
