import { existsSync } from 'node:fs';

import { ensureProgram } from './system-program.ts';

/** Where Debian's packages put the module with which nginx serves `.br` files. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/**
 * Where nginx is, with its module for brotli.
 * @throws Error that says what to do when there is none
 */
export const ensureNginx = () =>
  ensureProgram({
    name: 'nginx with its brotli module',
    variable: 'NGINX_PATH',
    // Asked again after the packages were installed.
    get places() {
      return existsSync(brotliModule) ? ['nginx', '/usr/sbin/nginx'] : [];
    },
    versionArgs: ['-v'],
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
  });

/**
 * Where Caddy is.
 * @throws Error that says what to do when there is none
 */
export const ensureCaddy = () =>
  ensureProgram({
    name: 'Caddy',
    variable: 'CADDY_PATH',
    places: ['caddy', '/usr/bin/caddy'],
    versionArgs: ['version'],
    packages: ['caddy'],
  });
