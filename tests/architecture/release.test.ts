import { expect, it } from 'vitest';

import { readSource } from './support/files.ts';

const release = readSource('.github/workflows/release.yml');

it('builds a release with every variable of the build', () => {
  const variables = readSource('docs/running.md').matchAll(/^\| `((?:VITE|CSP)_\w+)`/gm);
  const names = [...variables].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) expect(release).toContain(`${name}: \${{ vars.${name} }}`);
});

it('releases nothing that has not passed the checks', () => {
  expect(release).toMatch(/uses: \.\/\.github\/workflows\/checks\.yml/);
  expect(release).toMatch(/needs: checks/);
  expect(readSource('.github/workflows/checks.yml')).toContain('workflow_call:');
});
