import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';

import { entriesOf, fileExists, filesBelow, readSource, sourceFolders } from './support/files.ts';
import { readPackage } from './support/package-json.ts';
import { headingsIn, linksIn, npmScriptsIn, pathsIn, programsIn } from './support/readme-claims.ts';

const files = filesBelow(sourceFolders);
const readmes = [
  'README.md',
  ...files.filter((file) => file.endsWith('/README.md')),
  ...filesBelow(['docs']).filter((file) => file.endsWith('.md')),
];
const topLevel = entriesOf('.').map((name) => name.replace(/\/$/, ''));
/** What the build makes, and what another brand begins without. */
const made = /^(dist|deploy|\.cache|content\/legal\/(versions|pdf))\//;

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

  it('links to files and headings that exist', () => {
    const wrong = linksIn(readSource(readme)).filter(({ text }) => {
      const [path = '', heading] = text.split('#');
      const file = path === '' ? readme : posix.join(posix.dirname(readme), path);
      return !fileExists(file) || (heading !== undefined && !headingsIn(readSource(file)).has(heading));
    });
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

describe('docs/decisions', () => {
  const decisions = filesBelow(['docs/decisions']).filter((file) => !file.endsWith('/README.md'));

  it('has a word for every package of package.json', () => {
    const { dependencies = {}, devDependencies = {} } = readPackage();
    const lines = decisions.flatMap((file) => readSource(file).match(/^- Packages: .*$/gm) ?? []);
    const named = new Set(lines.flatMap((line) => [...line.matchAll(/`([^`]+)`/g)].map(([, name]) => name)));
    const missing = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !named.has(name));
    expect(
      missing.map((name) => `docs/decisions: name \`${name}\` behind "- Packages:" and say why`),
    ).toEqual([]);
  });

  it('has a day in each file, and a line for it in the index', () => {
    const index = readSource('docs/decisions/README.md');
    expect(decisions.filter((file) => !/^- Day: 20\d\d-\d\d-\d\d$/m.test(readSource(file)))).toEqual([]);
    expect(decisions.filter((file) => !index.includes(`](${posix.basename(file)})`))).toEqual([]);
  });
});

it('README.md is short', () => {
  expect(Buffer.byteLength(readSource('README.md'))).toBeLessThanOrEqual(12 * 1024);
});
