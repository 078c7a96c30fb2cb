import { languageCodes } from '#content/languages.ts';
import { reportFile, type Step } from './step.ts';

const check = (name: string, command: string): Step => ({
  name,
  command: command.split(' '),
  format: 'none',
});

const vitest = (name: string, files: RegExp): Step => ({
  name,
  command: [
    ...['vitest', 'run', '--project', name, '--allowOnly=false'],
    ...['--reporter', 'default', '--reporter', 'json', `--outputFile.json=${reportFile(name)}`],
  ],
  format: 'vitest',
  holds: (file) => files.test(file),
});

const playwright = (name: string, config: string, files: RegExp): Step => ({
  ...check(name, `playwright test --config ${config}`),
  format: 'playwright',
  needs: ['build'],
  holds: (file) => files.test(file),
});

/**
 * Files of `e2e` whose tests run in every other language too. Not those about versions of legal texts, which are in
 * English alone, about partners' administrators, whose page is, and about tags, memory and sizes, where the
 * language makes no difference.
 */
export const journeyFiles =
  /(?:^|\/)tests\/(?:a11y\/keyboard|every-route\/every-route|e2e\/(?!languages|navigation-memory|reading-visit|consent\/(?:before|page-views)|legal\/[^r]|partner\/[^l]|pictures|.*\/languages).*)\.e2e\.ts$/;

/** A step once more for each language other than English, whose words and addresses come by Node's condition. */
const inOtherLanguages = (step: Step): readonly Step[] =>
  languageCodes
    .filter((code) => code !== 'en')
    .map((code) => ({
      ...step,
      name: `${step.name} ${code}`,
      env: { NODE_OPTIONS: `--conditions=${code}` },
    }));

const states: Step = {
  ...playwright('states', 'tests/states.config.ts', /\/states\.e2e\.ts$/),
  programs: ['headlessShell'],
};

const journeys: Step = {
  ...playwright('journeys', 'tests/journeys.config.ts', journeyFiles),
  isAlone: true,
  programs: ['headlessShell', 'chromium'],
};

/** Licences that require no more than to keep their notice. */
const permissive = 'MIT;MIT-0;ISC;0BSD;BSD-2-Clause;BSD-3-Clause;Apache-2.0;OFL-1.1';
/** Licences of tools, which are not distributed. CC-BY covers lists of browsers and of licences. */
const forTools = `${permissive};BlueOak-1.0.0;CC0-1.0;MPL-2.0;LGPL-3.0-or-later;Python-2.0;CC-BY-3.0;CC-BY-4.0`;

const licences = 'license-checker-rseidelsohn --excludePrivatePackages --onlyAllow';
const prettier = 'prettier --check --cache --cache-location .cache/prettier --cache-strategy content .';

/** All steps. Steps that others need come first, then the longest; the one that uses all cores is last. */
export const steps: readonly Step[] = [
  // The build prints the legal documents with Chromium.
  { ...check('build', 'tsx tests/run/ensure-built.ts'), programs: ['chromium'] },
  check('types', 'tsc --noEmit'),
  check('lint code', 'oxlint'),
  check('lint styles', 'stylelint {src,scripts}/**/*.css'),
  check('lint format', prettier),
  check('lint unused', 'knip --no-progress --config tests/knip.config.ts'),
  check('licences of the site', `${licences} ${permissive} --production`),
  check('licences of tools', `${licences} ${forTools}`),
  { ...vitest('output', /^tests\/output\/[^/]*\.test\.ts$/), needs: ['build'], programs: ['chromium'] },
  { ...vitest('components', /^(src|tests)\/.*\.test\.tsx$/), programs: ['headlessShell'] },
  vitest('unit', /^(?!tests\/(output|servers)\/).*\.test\.ts$/),
  states,
  ...inOtherLanguages(states),
  { ...vitest('servers', /^tests\/servers\/.*\.test\.ts$/), needs: ['build'], programs: ['nginx', 'caddy'] },
  { ...playwright('firefox', 'tests/firefox.config.ts', /\.firefox\.ts$/), programs: ['firefox'] },
  { ...playwright('webkit', 'tests/webkit.config.ts', /\.webkit\.ts$/), programs: ['webkitDriver', 'xvfb'] },
  {
    ...check('validators', 'tsx tests/validators/validate-pages.ts'),
    needs: ['build', 'states', ...inOtherLanguages(states).map(({ name }) => name)],
    programs: ['java'],
  },
  {
    ...check('page weight', 'tsx tests/page-weight/weigh-pages.ts'),
    format: 'size-limit',
    needs: ['build'],
  },
  {
    ...vitest('brand', /^tests\/output\/brand\//),
    isLong: true,
    isAlone: true,
    programs: ['headlessShell', 'chromium'],
  },
  ...inOtherLanguages(journeys),
  {
    ...playwright('e2e', 'tests/playwright.config.ts', /(?<!\/states)\.e2e\.ts$/),
    isAlone: true,
    programs: ['headlessShell', 'chromium'],
  },
];
