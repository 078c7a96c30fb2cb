import { existsSync } from 'node:fs';

import { chromiumProgram } from '#scripts/support/chromium.ts';
import { ensureProgram, runQuietly, type SystemProgram } from './system-program.ts';

/** Where Debian's packages put the module with which nginx serves `.br` files. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const wholeChromium: SystemProgram = {
  ...chromiumProgram,
  name: 'Chromium',
  packages: ['chromium', 'fonts-liberation'],
  // For where Debian's cannot be installed.
  download: () => runQuietly('npx', 'playwright', 'install', 'chromium'),
};

const programs = {
  chromium: wholeChromium,
  // The same engine without windows: what does not look at them takes half the time in it.
  headlessShell: {
    name: "Chromium's headless shell",
    variable: 'HEADLESS_SHELL_PATH',
    places: ['/usr/bin/chromium-headless-shell'],
    versionArgs: ['--version', '--no-sandbox'],
    packages: ['chromium-headless-shell', 'fonts-liberation'],
    instead: wholeChromium,
  },
  // The release with extended support, or a newer one.
  firefox: {
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    places: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    versionArgs: ['--version'],
    packages: ['firefox-esr', 'fonts-liberation'],
  },
  webkitDriver: {
    name: 'WebKitWebDriver',
    variable: 'WEBKIT_DRIVER_PATH',
    places: ['WebKitWebDriver', '/usr/lib/webkit2gtk-4.1/WebKitWebDriver'],
    versionArgs: ['--help'],
    // The last has the codecs of the films, which the driver's package only recommends.
    packages: ['webkit2gtk-driver', 'fonts-liberation', 'gstreamer1.0-libav'],
  },
  // The screen on which WebKit shows its windows.
  xvfb: {
    name: 'xvfb-run',
    variable: 'XVFB_RUN_PATH',
    places: ['xvfb-run'],
    versionArgs: ['--help'],
    packages: ['xvfb', 'xauth'],
  },
  // The Nu validator runs on it.
  java: {
    name: 'Java',
    variable: 'JAVA_PATH',
    places: [
      ...(process.env['JAVA_HOME'] ? [`${process.env['JAVA_HOME']}/bin/java`] : []),
      'java',
      '/opt/homebrew/opt/openjdk/bin/java',
    ],
    versionArgs: ['-version'],
    packages: ['default-jre-headless'],
  },
  nginx: {
    name: 'nginx with its brotli module',
    variable: 'NGINX_PATH',
    // Asked again after the packages were installed.
    get places() {
      return existsSync(brotliModule) ? ['nginx', '/usr/sbin/nginx'] : [];
    },
    versionArgs: ['-v'],
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
  },
  caddy: {
    name: 'Caddy',
    variable: 'CADDY_PATH',
    places: ['caddy', '/usr/bin/caddy'],
    versionArgs: ['version'],
    packages: ['caddy'],
  },
} as const satisfies Record<string, SystemProgram>;

type ProgramId = keyof typeof programs;

/**
 * Where a program is that the tests need; it is installed where that is allowed.
 * @throws Error that says what to do when there is none
 */
export const ensure = (id: ProgramId): string => ensureProgram(programs[id]);

/** Programs as the environment variables that name them, for the runner of a step. */
export const ensureAll = (...ids: readonly ProgramId[]): Readonly<Record<string, string>> =>
  Object.fromEntries(ids.map((id) => [programs[id].variable, ensure(id)]));
