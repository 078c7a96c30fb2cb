import { expect, it, vi } from 'vitest';

import { ensureProgram } from './programs.ts';

const node = {
  variable: 'NODE_PATH_OF_TEST',
  places: ['/no/such/node', process.execPath],
  versionArgs: ['--version'],
  packages: ['nodejs'],
};

it('finds the first place whose program starts', () => {
  expect(ensureProgram(node)).toBe(process.execPath);
});

it('uses the path in the environment variable and rejects one that does not start', () => {
  vi.stubEnv(node.variable, process.execPath);
  expect(ensureProgram({ ...node, places: [] })).toBe(process.execPath);
  vi.stubEnv(node.variable, '/no/such/node');
  expect(() => ensureProgram(node)).toThrow('/no/such/node does not start: correct NODE_PATH_OF_TEST');
  vi.unstubAllEnvs();
});

it('installs a missing program and names what to install if that fails', () => {
  const getuid = vi.spyOn(process, 'getuid').mockReturnValue(1000);
  const places: string[] = [];
  const download = () => places.push(process.execPath) > 0;
  expect(ensureProgram({ ...node, places, download })).toBe(process.execPath);
  expect(() => ensureProgram({ ...node, places: [], download: () => false })).toThrow(
    'Install nodejs, or set NODE_PATH_OF_TEST to the path of the program',
  );
  getuid.mockRestore();
});
