import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { findProgram, type InstalledProgram } from '#scripts/support/chromium.ts';

/** A program that the tests run, and how to get it. */
export type SystemProgram = InstalledProgram & {
  readonly name: string;
  /** Debian packages that bring it with the libraries it needs. */
  readonly packages: readonly string[];
  /** Another way to get it, where packages may not be installed. */
  readonly download?: () => boolean;
  /** What does as well where this one cannot be had. */
  readonly instead?: SystemProgram;
};

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
