import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';

import { entriesOf, fileExists, filesBelow, readSource, sourceFolders } from './support/files.ts';
import { readPackage } from './support/package-json.ts';
import { npmScriptsIn, pathsIn, programsIn } from './support/readme-claims.ts';

const files = filesBelow(sourceFolders);
const readmes = [
  'README.md',
  ...files.filter((file) => file.endsWith('/README.md')),
  ...filesBelow(['docs']).filter((file) => file.endsWith('.md')),
];
const topLevel = entriesOf('.').map((name) => name.replace(/\/$/, ''));
const made = /^(dist|deploy|\.cache)\//;

/** From the root, from the folder of the README, or a file's bare name. */
const exists = (path: string, readme: string) =>
  [path, posix.join(posix.dirname(readme), path)].some((candidate) => fileExists(candidate)) ||
  files.some((file) => posix.basename(file) === path);

describe.each(readmes)('%s', (readme) => {
  it('names files and folders that exist', () => {
    const wrong = pathsIn(readSource(readme), topLevel).filter(
      (claim) => !made.test(claim.text) && !exists(claim.text, readme),
    );
    expect(wrong.map((claim) => `${readme}:${claim.line} there is no ${claim.text}`)).toEqual([]);
  });

  it('names commands that exist', () => {
    const { scripts = {} } = readPackage();
    const text = readSource(readme);
    const wrong = [
      ...npmScriptsIn(text).filter((claim) => !(claim.text in scripts)),
      ...programsIn(text).filter((claim) => !fileExists(`node_modules/.bin/${claim.text}`)),
    ];
    expect(wrong.map((claim) => `${readme}:${claim.line} there is no command ${claim.text}`)).toEqual([]);
  });
});

it('gives every package of package.json a row in the decisions of README.md', () => {
  const { dependencies = {}, devDependencies = {} } = readPackage();
  const [, decisions = ''] = readSource('README.md').split(/^## Decisions$/m);
  const [section = ''] = decisions.split(/^## /m);
  const cells = [...section.matchAll(/^\| ([^|]+) \|/gm)].map(([, cell = '']) => cell);
  const named = new Set(cells.flatMap((cell) => cell.replaceAll('`', '').trim().split(', ')));
  const missing = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !named.has(name));
  expect(missing.map((name) => `README.md: write "| ${name} | … |" with the reason to take it`)).toEqual([]);
});
