import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { paths } from '#scripts/support/paths.ts';
import { freePort, type ServerProgram, startProgram } from './test-server.ts';

/** Serves `.br` files; from a separate Debian package. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const built = { distDir: paths.dist, deployDir: paths.deploy };

/** Debian's nginx with a built site, including the two files of settings. */
export async function startNginx({ distDir, deployDir } = built): Promise<ServerProgram> {
  const port = await freePort();
  const work = await mkdtemp(join(tmpdir(), 'nginx-'));
  const conf = join(deployDir, 'nginx');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const text = `
daemon off;
pid ${work}/nginx.pid;
error_log stderr;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
${existsSync(brotliModule) ? `load_module ${brotliModule};` : ''}
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${work}/${name};`).join('\n  ')}
  include ${conf}/maps.conf;
  server {
    listen 127.0.0.1:${port};
    server_name _;
    root ${distDir};
    include ${conf}/server.conf;
  }
}
`;
  await writeFile(join(work, 'nginx.conf'), text);
  const server = await startProgram('nginx', ['-e', 'stderr', '-p', work, '-c', join(work, 'nginx.conf')], {
    origin: `http://127.0.0.1:${port}`,
  });
  return { ...server, stop: () => server.stop().then(() => rm(work, { recursive: true })) };
}
