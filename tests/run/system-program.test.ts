import { afterEach, expect, it, vi } from 'vitest';

import { ensureProgram } from './system-program.ts';

const node = {
  name: 'Node',
  variable: 'NODE_PATH_OF_TEST',
  places: ['/no/such/node', process.execPath],
  versionArgs: ['--version'],
  packages: [],
};

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('takes the first place whose program starts', () => {
  expect(ensureProgram(node)).toBe(process.execPath);
});

it('takes the path that the environment names, and says so when that does not start', () => {
  vi.stubEnv(node.variable, process.execPath);
  expect(ensureProgram({ ...node, places: [] })).toBe(process.execPath);
  vi.stubEnv(node.variable, '/no/such/node');
  expect(() => ensureProgram(node)).toThrow('/no/such/node does not start: correct NODE_PATH_OF_TEST');
});

it('gets what is missing, and says what to do when that fails', () => {
  vi.spyOn(process, 'getuid').mockReturnValue(1000);
  const places: string[] = [];
  const download = () => places.push(process.execPath) > 0;
  expect(ensureProgram({ ...node, places, download })).toBe(process.execPath);
  expect(() => ensureProgram({ ...node, places: [], download: () => false })).toThrow(
    'There is no Node: install it, and name its path in NODE_PATH_OF_TEST if it is an unusual one',
  );
});
