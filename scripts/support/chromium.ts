import { spawnSync } from 'node:child_process';

import { chromium } from 'playwright';

/** A program that npm does not bring. */
export type InstalledProgram = {
  /** The environment variable that names its path. */
  readonly variable: string;
  /** Paths, or names that the shell finds, in order of preference. */
  readonly places: readonly string[];
  /** Arguments that make it print its version and exit. */
  readonly versionArgs: readonly string[];
};

export const chromiumProgram = {
  variable: 'CHROMIUM_PATH',
  places: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ],
  versionArgs: ['--version', '--no-sandbox'],
} as const satisfies InstalledProgram;

/**
 * Where a program is: named by its variable, or installed in one of its places. Nothing is installed or fetched.
 * @returns what starts it, or `undefined` where there is none
 * @throws Error when its variable names what does not start
 */
export function findProgram(program: InstalledProgram): string | undefined {
  const { variable, places } = program;
  const named = process.env[variable];
  if (named && !runs(program, named)) throw new Error(`${named} does not start: correct ${variable}`);
  return named || places.find((place) => runs(program, place));
}

// Some systems have a stub under the program's name that only prints how to install it.
const runs = ({ versionArgs }: InstalledProgram, path: string) => spawnSync(path, versionArgs).status === 0;
