import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { site } from '#content/site.ts';
import { paths } from '#scripts/support/paths.ts';
import { findVariableProblems, variables } from './variables.ts';

it.each([
  ['VITE_API_ORIGIN', 'https://api.brand.com/v2', 'https://api.brand.com'],
  ['VITE_ASSET_ORIGIN', 'http://static.brand.com', 'http://localhost:4174'],
  ['VITE_MAIN_HOSTS', 'https://preview.brand.com', 'preview.brand.com, brand.pages.dev'],
  ['VITE_MAIN_HOSTS', '*', '*.brand.pages.dev'],
  ['VITE_MAIN_HOSTS', `*.${site.brandHost}`, '*--brand.netlify.app'],
  ['VITE_RECAPTCHA_KEY', 'https://www.google.com/recaptcha', '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI'],
  ['VITE_RECAPTCHA_ORIGIN', 'www.recaptcha.net', 'https://www.recaptcha.net'],
  ['VITE_GA_ID', 'UA-123', 'G-AB12CD34EF'],
  ['VITE_ADS_ID', '123456789', 'AW-123456789'],
  ['VITE_TAG_ORIGIN', 'https://tags.brand.com/', 'self'],
  ['VITE_CONSENT_SCRIPT', 'http://consent.vendor.com/a.js', '/consent.js'],
  ['VITE_CONSENT_EVENT', 'on consent', 'consent-status'],
  ['VITE_CONSENT_OPENER', 'Vendor.show()', 'Vendor.show'],
  ['CSP_REPORT_URL', 'reports.brand.com', 'https://reports.brand.com/csp'],
  ['SITE_DAY', '2026-02-31', '2028-02-29'],
])('the build refuses %s=%s by name with its remedy, and takes %s (F-B14)', (name, wrong, right) => {
  const [problem, ...others] = findVariableProblems({ [name]: wrong });
  expect(problem).toMatch(new RegExp(`^${name} is ".+": write .+, or leave it unset$`));
  expect(problem).toContain(`"${wrong}"`);
  expect(others).toEqual([]);
  expect(findVariableProblems({ [name]: right })).toEqual([]);
  expect(findVariableProblems({ [name]: '' })).toEqual([]);
});

it.each([
  ['VITE_GA_IDD', 'did you mean VITE_GA_ID?'],
  ['VITE_MAINHOSTS', 'did you mean VITE_MAIN_HOSTS?'],
  ['CSP_REPORT_URI', 'did you mean CSP_REPORT_URL?'],
  ['VITE_NEW_CHECKOUT_FLOW', 'unset it'],
  ...['VITE_BASE', 'VITE_BASE_PATH', 'VITE_APP_BASE_URL', 'VITE_PUBLIC_PATH'].map((name) => [
    name,
    'unset it, since the site answers at the root of its host and cannot be built for a path below it',
  ]),
])('the build refuses the unknown name %s: %s (F-B14)', (name, hint) => {
  expect(findVariableProblems({ [name]: 'a' })).toEqual([
    `${name} is no variable of the build: ${hint} (docs/running.md lists them all)`,
  ]);
});

it('the build ignores names of other programs', () => {
  expect(findVariableProblems({ VITEST: 'true', VITE_VERCEL_ENV: 'production', SITE: 'a' })).toEqual([]);
});

it.each(['build', 'dev'])('a wrong variable stops `npm run %s` at once', { timeout: 300_000 }, (command) => {
  const env = { ...process.env, VITE_GA_ID: 'UA-123', SITE_DAY: '2026-02-31' };
  const script = join(paths.root, `scripts/commands/${command}.ts`);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script], {
    cwd: paths.root,
    env,
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/^2 variable\(s\) cannot be used:\n {2}VITE_GA_ID is .*\n {2}SITE_DAY is /);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
});

it('each variable is explained in docs/running.md, and typed for the code of the site', async () => {
  const [guide, types] = await Promise.all(
    ['docs/running.md', 'src/env.d.ts'].map((file) => readFile(join(paths.root, file), 'utf8')),
  );
  const namesIn = (text = '', pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
  const known = Object.keys(variables);
  expect(namesIn(guide, /^\| `((?:VITE|CSP|SITE)_\w+)`/gm)).toEqual(known);
  // The build sets the brand's host itself, from content/site.ts.
  const typed = namesIn(types, /readonly (VITE_\w+)\??:/g).filter((name) => name !== 'VITE_BRAND_HOST');
  expect(new Set(typed)).toEqual(new Set(known.filter((name) => name.startsWith('VITE_'))));
});
