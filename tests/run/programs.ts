import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { chromiumProgram, findProgram, type InstalledProgram } from '#scripts/support/chromium.ts';

/** A program that the tests run. */
type SystemProgram = InstalledProgram & {
  /** Debian packages that install it with the libraries it needs. */
  readonly packages: readonly string[];
  /** Another way to install it, where packages may not be installed. */
  readonly download?: () => boolean;
  /** A program that does the same, used if this one cannot be installed. */
  readonly instead?: SystemProgram;
};

/** The path at which Debian's packages put the module with which nginx serves `.br` files. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const chromium: SystemProgram = {
  ...chromiumProgram,
  packages: ['chromium', 'fonts-liberation'],
  download: () => runQuietly('npx', 'playwright', 'install', 'chromium'),
};

const programs = {
  chromium,
  // Chromium without windows: tests that need no window take half the time.
  headlessShell: {
    variable: 'HEADLESS_SHELL_PATH',
    places: ['/usr/bin/chromium-headless-shell'],
    versionArgs: ['--version', '--no-sandbox'],
    packages: ['chromium-headless-shell', 'fonts-liberation'],
    instead: chromium,
  },
  firefox: {
    variable: 'FIREFOX_PATH',
    places: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    versionArgs: ['--version'],
    packages: ['firefox-esr', 'fonts-liberation'],
  },
  webkitDriver: {
    variable: 'WEBKIT_DRIVER_PATH',
    places: ['WebKitWebDriver', '/usr/lib/webkit2gtk-4.1/WebKitWebDriver'],
    versionArgs: ['--help'],
    // The last has the codecs of the films, which the driver's package only recommends.
    packages: ['webkit2gtk-driver', 'fonts-liberation', 'gstreamer1.0-libav'],
  },
  // The display for WebKit's windows.
  xvfb: {
    variable: 'XVFB_RUN_PATH',
    places: ['xvfb-run'],
    versionArgs: ['--help'],
    packages: ['xvfb', 'xauth'],
  },
  // The Nu HTML validator needs it.
  java: {
    variable: 'JAVA_PATH',
    places: [`${process.env['JAVA_HOME'] ?? ''}/bin/java`, 'java', '/opt/homebrew/opt/openjdk/bin/java'],
    versionArgs: ['-version'],
    packages: ['default-jre-headless'],
  },
  nginx: {
    variable: 'NGINX_PATH',
    // A getter, because the module may be installed between two reads.
    get places() {
      return existsSync(brotliModule) ? ['nginx', '/usr/sbin/nginx'] : [];
    },
    versionArgs: ['-v'],
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
  },
  caddy: {
    variable: 'CADDY_PATH',
    places: ['caddy', '/usr/bin/caddy'],
    versionArgs: ['version'],
    packages: ['caddy'],
  },
} as const satisfies Record<string, SystemProgram>;

export type ProgramId = keyof typeof programs;

/**
 * Finds a program that the tests need. If it is missing and may be installed, installs it: as a Debian package
 * if possible, because that includes the libraries.
 * @returns its path or command
 * @throws Error that names what to install
 */
export const ensure = (id: ProgramId): string => ensureProgram(programs[id]);

/** Programs as the environment variables that name their paths. */
export const ensureAll = (...ids: readonly ProgramId[]): Readonly<Record<string, string>> =>
  Object.fromEntries(ids.map((id) => [programs[id].variable, ensure(id)]));

function ensureProgram(program: SystemProgram): string {
  const { variable, packages, download, instead } = program;
  const found =
    findProgram(program) ?? (installPackages(packages) || download?.() ? findProgram(program) : '');
  if (found) return found;
  if (instead) return ensureProgram(instead);
  throw new Error(`Install ${packages[0]}, or set ${variable} to the path of the program`);
}

function installPackages(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  return (
    runQuietly('apt-get', 'update', '-qq') &&
    runQuietly('apt-get', 'install', '-qq', '--no-install-recommends', ...packages)
  );
}

/** Runs a program and shows only its errors. */
const runQuietly = (program: string, ...args: string[]) =>
  spawnSync(program, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;
