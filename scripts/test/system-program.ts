import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** A program that the tests run and that npm does not bring. */
export type SystemProgram = {
  readonly name: string;
  /** The environment variable that names its path. */
  readonly variable: string;
  /** Paths, or names that the shell finds, in order of preference. */
  readonly places: readonly string[];
  /** Arguments with which it only says its version. */
  readonly versionArgs: readonly string[];
  /** Debian packages that bring it with the libraries it needs. */
  readonly packages: readonly string[];
  /** Another way to get it, where packages may not be installed. */
  readonly download?: () => boolean;
  /** What does as well where this one cannot be had. */
  readonly instead?: SystemProgram;
};

/**
 * Where a program is: named by its variable, or installed in one of its places.
 * @returns what starts it, or `undefined` where there is none
 * @throws Error when its variable names what does not start
 */
export function findProgram(program: SystemProgram): string | undefined {
  const { variable, places } = program;
  const named = process.env[variable];
  if (named && !runs(program, named)) throw new Error(`${named} does not start: correct ${variable}`);
  return named || places.find((place) => runs(program, place));
}

/**
 * Where a program is. Where it is missing it is installed: as a package if that is allowed, because that
 * brings what a bare Debian lacks.
 * @returns what starts it
 * @throws Error that says what to do when there is still none
 */
export function ensureProgram(program: SystemProgram): string {
  const { name, variable, packages, download, instead } = program;
  const found =
    findProgram(program) ?? (installPackages(packages) || download?.() ? findProgram(program) : undefined);
  if (found) return found;
  if (instead) return ensureProgram(instead);
  throw new Error(
    `There is no ${name}: install it, and name its path in ${variable} if it is an unusual one`,
  );
}

// Some systems have a stub under a program's name that only says where to get it.
const runs = ({ versionArgs }: SystemProgram, path: string) => spawnSync(path, versionArgs).status === 0;

/** Runs a program of the system to its end, its output hidden but for what goes wrong. */
export const runQuietly = (program: string, ...args: string[]) =>
  spawnSync(program, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

function installPackages(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  return (
    runQuietly('apt-get', 'update', '-qq') &&
    runQuietly('apt-get', 'install', '-qq', '--no-install-recommends', ...packages)
  );
}
