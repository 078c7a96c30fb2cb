import { testEnvironment } from './test/environment.ts';
import { runTests } from './test/run-tests.ts';
import { reportFile, type Step } from './test/step.ts';

const vitest = (project: string, name: string): Pick<Step, 'name' | 'command' | 'format'> => ({
  name,
  command: [
    ...['vitest', 'run', '--project', project, '--passWithNoTests'],
    ...['--reporter', 'default', '--reporter', 'json', `--outputFile.json=${reportFile(name)}`],
  ],
  format: 'vitest',
});

const steps: readonly Step[] = [
  { name: 'types', command: ['tsc', '--noEmit'], format: 'none' },
  { name: 'lint code', command: ['oxlint'], format: 'none' },
  { name: 'lint styles', command: ['stylelint', '{src,scripts}/**/*.css'], format: 'none' },
  { name: 'lint format', command: ['prettier', '--check', '.'], format: 'none' },
  { name: 'lint unused', command: ['knip', '--no-progress'], format: 'none' },
  vitest('unit', 'unit tests'),
  vitest('components', 'component tests'),
  { name: 'build', command: ['tsx', 'scripts/build.ts', '--sample'], format: 'none' },
  { ...vitest('output', 'output tests'), needs: 'build' },
  { ...vitest('servers', 'server tests'), needs: 'build' },
  {
    name: 'page weight',
    command: ['tsx', 'scripts/page-weight/start.ts'],
    format: 'size-limit',
    needs: 'build',
  },
  {
    name: 'browser tests',
    command: ['playwright', 'test', '--config', 'tests/playwright.config.ts'],
    format: 'playwright',
    needs: 'build',
  },
  {
    name: 'firefox',
    command: ['playwright', 'test', '--config', 'tests/firefox.config.ts'],
    format: 'playwright',
    needs: 'build',
  },
  { ...vitest('webkit', 'webkit'), needs: 'build' },
  // After the browser tests, whose open states it reads.
  { name: 'validators', command: ['tsx', 'scripts/validators/start.ts'], format: 'none', needs: 'build' },
];

// Words on the command line choose steps by the beginning of their name: `npm test -- lint unit`.
const words = process.argv.slice(2);
const chosen = steps.filter(({ name }) => words.length === 0 || words.some((word) => name.startsWith(word)));
const { passed, failed } = await runTests(chosen, testEnvironment());
if (failed > 0 || passed === 0) process.exitCode = 1;
console.log(`${passed} passed, ${failed} failed`);
