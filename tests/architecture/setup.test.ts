import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

/** A path of commands with stand-ins for those that change the machine: `sudo` knows no package `firefox-esr`. */
async function emptyMachine() {
  const bin = await mkdtemp(join(tmpdir(), 'bin-'));
  onTestFinished(() => rm(bin, { recursive: true }));
  await symlink(process.execPath, join(bin, 'node'));
  const log = join(bin, 'sudo.log');
  const standIns = {
    id: 'echo 1000',
    'apt-get': '',
    sudo: `echo "$@" >> ${log}; case "$*" in *firefox-esr*) exit 100;; esac`,
    sh: 'exec /bin/sh "$@"',
  };
  for (const [name, script] of Object.entries(standIns))
    await writeFile(join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return { bin, log };
}

it('setup installs each known package where another is unknown, and ends with a list of what is missing', async () => {
  const { bin, log } = await emptyMachine();
  const { status, stdout } = spawnSync('/bin/sh', ['tests/setup.sh'], {
    env: { PATH: bin },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stdout).toMatch(/Installing[^]*Not installed: firefox-esr fonts-liberation \(journeys in Firefox\)/);
  const installed = await readFile(log, 'utf8');
  const places = ['firefox-esr', 'default-jre-headless'].map((name) => installed.indexOf(` ${name}`));
  expect(places[0]).toBeGreaterThan(0);
  expect(places[1]).toBeGreaterThan(places[0] ?? 0);
});
