import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Where Chromium is: named by `CHROMIUM_PATH`, installed on the system, or fetched by Playwright before.
 * Where it is missing it is installed: as a package if that is allowed, because that brings the libraries
 * that a bare Debian lacks, else as Playwright's own download.
 * @throws Error that says what to do when there is still none
 */
export function ensureChromium(): string {
  const found = findChromium() ?? (installPackage() || download() ? findChromium() : undefined);
  if (found && runs(found)) return found;
  throw new Error(
    found
      ? `${found} does not start: correct CHROMIUM_PATH`
      : 'There is no Chromium: install it, and name its path in CHROMIUM_PATH if it is an unusual one',
  );
}

function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  return named || [...systemBrowsers, chromium.executablePath()].find(runs);
}

// Some systems have a stub under the browser's name that only says where to get it.
const runs = (path: string) =>
  existsSync(path) && spawnSync(path, ['--version', '--no-sandbox']).status === 0;

const run = (program: string, ...args: string[]) =>
  spawnSync(program, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

function installPackage(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const packages = ['chromium', 'fonts-liberation'];
  return (
    run('apt-get', 'update', '-qq') &&
    run('apt-get', 'install', '-qq', '--no-install-recommends', ...packages)
  );
}

const download = () => run('npx', 'playwright', 'install', 'chromium');
