import { builtSite } from './built-site.ts';
import { ensureAll } from './programs.ts';
import { reportFile, type Step } from './step.ts';

const chromium = () => ensureAll('chromium');
const browser = () => ensureAll('headlessShell');

const check = (name: string, ...command: string[]): Step => ({ name, command, format: 'none' });

const vitest = (name: string, holds: RegExp): Step => ({
  name,
  command: [
    ...['vitest', 'run', '--project', name, '--allowOnly=false'],
    ...['--reporter', 'default', '--reporter', 'json', `--outputFile.json=${reportFile(name)}`],
  ],
  format: 'vitest',
  holds: (file) => holds.test(file),
});

const playwright = (name: string, config: string, holds: RegExp): Step => ({
  name,
  command: ['playwright', 'test', '--config', config],
  format: 'playwright',
  needs: ['build'],
  holds: (file) => holds.test(file),
});

/** Licences that require no more than to keep their notice. */
const permissive = 'MIT;MIT-0;ISC;0BSD;BSD-2-Clause;BSD-3-Clause;Apache-2.0;OFL-1.1';
/** Licences of tools, which are not distributed. CC-BY covers lists of browsers and of licences. */
const forTools = `${permissive};BlueOak-1.0.0;CC0-1.0;MPL-2.0;LGPL-3.0-or-later;Python-2.0;CC-BY-3.0;CC-BY-4.0`;

const licences = (name: string, allowed: string, ...more: string[]) =>
  check(name, 'license-checker-rseidelsohn', '--excludePrivatePackages', '--onlyAllow', allowed, ...more);

/**
 * Everything that decides whether a change may land. What many wait for comes first, then the long ones;
 * last the one that takes the whole machine.
 */
export const steps: readonly Step[] = [
  {
    ...check('build', 'tsx', 'scripts/commands/build.ts', '--sample'),
    // It prints the legal documents.
    prepare: chromium,
    product: builtSite,
  },
  check('types', 'tsc', '--noEmit'),
  check('lint code', 'oxlint'),
  check('lint styles', 'stylelint', '{src,scripts}/**/*.css'),
  // Files that it knows to be right are not read again.
  check(
    'lint format',
    'prettier',
    '--check',
    '--cache',
    '--cache-location',
    '.cache/prettier',
    '--cache-strategy',
    'content',
    '.',
  ),
  check('lint unused', 'knip', '--no-progress', '--config', 'tests/knip.config.ts'),
  licences('licences of the site', permissive, '--production'),
  licences('licences of tools', forTools),
  { ...vitest('output', /^tests\/output\/.*\.test\.ts$/), needs: ['build'], prepare: chromium },
  { ...vitest('components', /^(src|tests)\/.*\.test\.tsx$/), prepare: browser },
  vitest('unit', /^(?!tests\/(output|servers)\/).*\.test\.ts$/),
  { ...playwright('states', 'tests/states.config.ts', /\/states\.e2e\.ts$/), prepare: browser },
  {
    ...vitest('servers', /^tests\/servers\/.*\.test\.ts$/),
    needs: ['build'],
    prepare: () => ensureAll('nginx', 'caddy'),
  },
  {
    ...playwright('firefox', 'tests/firefox.config.ts', /\.firefox\.ts$/),
    prepare: () => ensureAll('firefox'),
  },
  {
    ...playwright('webkit', 'tests/webkit.config.ts', /\.webkit\.ts$/),
    prepare: () => ensureAll('webkitDriver', 'xvfb'),
  },
  {
    ...check('validators', 'tsx', 'tests/validators/validate-pages.ts'),
    needs: ['build', 'states'],
    prepare: () => ensureAll('java'),
  },
  {
    ...check('page weight', 'tsx', 'tests/page-weight/weigh-pages.ts'),
    format: 'size-limit',
    needs: ['build'],
  },
  {
    // A second opinion on what axe has passed already; it takes a minute and a half, and seldom tells.
    ...playwright('checker', 'tests/checker.config.ts', /\.checker\.ts$/),
    isLong: true,
    isAlone: true,
    prepare: browser,
  },
  {
    ...playwright('e2e', 'tests/playwright.config.ts', /(?<!\/states)\.e2e\.ts$/),
    isAlone: true,
    prepare: () => ensureAll('headlessShell', 'chromium'),
  },
];
