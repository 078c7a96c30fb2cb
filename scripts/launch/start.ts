import { loadEnv } from 'vite';

import { paths } from '#scripts/support/paths.ts';
import { findDueDates } from './find-due-dates.ts';
import { findPlaceholderHosts } from './find-placeholder-hosts.ts';
import { findSamples } from './find-samples.ts';
import { findUnsetSettings } from './find-unset-settings.ts';
import { reportOf } from './report-of.ts';

// npm run launch-check [-- --json]: ends with 1 while something must be mended before the site goes live.
const env = loadEnv('production', paths.root, '');
const findings = [
  ...(await findSamples()),
  ...(await findPlaceholderHosts()),
  ...findUnsetSettings(env),
  ...(await findDueDates(new Date())),
];
const isReady = findings.every(({ urgency }) => urgency === 'may');
console.log(
  process.argv.includes('--json') ? JSON.stringify({ isReady, findings }, null, 2) : reportOf(findings),
);
if (!isReady) process.exitCode = 1;
