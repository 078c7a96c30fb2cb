import { builtSite } from './built-site.ts';
import { ensureChromium } from './chromium.ts';
import { ensureFirefox } from './firefox.ts';
import { ensureJava } from './java.ts';
import { ensureCaddy, ensureNginx } from './servers.ts';
import { reportFile, type Step } from './step.ts';
import { ensureWebkit } from './webkit.ts';

const chromium = () => ({ CHROMIUM_PATH: ensureChromium() });

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
  check('lint format', 'prettier', '--check', '.'),
  check('lint unused', 'knip', '--no-progress', '--config', 'tests/knip.config.ts'),
  { ...vitest('output', /^tests\/output\/.*\.test\.ts$/), needs: ['build'], prepare: chromium },
  { ...vitest('components', /^(src|tests)\/.*\.test\.tsx$/), prepare: chromium },
  vitest('unit', /^(?!tests\/(output|servers)\/).*\.test\.ts$/),
  { ...playwright('states', 'tests/states.config.ts', /\/states\.e2e\.ts$/), prepare: chromium },
  {
    ...vitest('servers', /^tests\/servers\/.*\.test\.ts$/),
    needs: ['build'],
    prepare: () => ({ NGINX_PATH: ensureNginx(), CADDY_PATH: ensureCaddy() }),
  },
  {
    ...playwright('firefox', 'tests/firefox.config.ts', /\.firefox\.ts$/),
    prepare: () => ({ FIREFOX_PATH: ensureFirefox() }),
  },
  {
    ...vitest('webkit', /\.webkit\.ts$/),
    needs: ['build'],
    prepare: () => {
      const { driver, screen } = ensureWebkit();
      return { WEBKIT_DRIVER_PATH: driver, XVFB_RUN_PATH: screen };
    },
  },
  {
    ...check('validators', 'tsx', 'scripts/commands/validators.ts'),
    needs: ['build', 'states'],
    prepare: () => ({ JAVA_PATH: ensureJava() }),
  },
  {
    ...check('page weight', 'tsx', 'scripts/commands/page-weight.ts'),
    format: 'size-limit',
    needs: ['build'],
  },
  {
    ...playwright('e2e', 'tests/playwright.config.ts', /(?<!\/states)\.e2e\.ts$/),
    isAlone: true,
    prepare: chromium,
  },
];
