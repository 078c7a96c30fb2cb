import { loadEnv } from 'vite';

import { findDueDates } from '../launch/find-due-dates.ts';
import { findHighClaims } from '../launch/find-high-claims.ts';
import { findSampleBrand } from '../launch/find-sample-brand.ts';
import { findLegalSamples, findPlaceholderHosts, findSamples } from '../launch/find-samples.ts';
import { findServiceSettings, findUnsetSettings, findUntrueTexts } from '../launch/find-settings.ts';
import { findUnreadLanguages } from '../launch/find-unread.ts';
import { reportOf } from '../launch/obstacle.ts';
import { readLegalDocuments } from '../legal/read/read-documents.ts';
import { paths } from '../support/paths.ts';
import { runCommand } from '../support/run-command.ts';

// npm run launch-check [-- --json]: ends with 1 while something stops a release.
await runCommand({ options: { json: { type: 'boolean' } } }, async ({ values }) => {
  const env = loadEnv('production', paths.root, '');
  const found = [
    findSamples(),
    readLegalDocuments().then(findLegalSamples),
    findPlaceholderHosts(),
    findSampleBrand(),
    findUnreadLanguages(),
    Promise.resolve([...findUnsetSettings(env), ...findServiceSettings(env)]),
    findUntrueTexts(env),
    findDueDates(new Date()),
    findHighClaims(env['VITE_API_ORIGIN']),
  ];
  const findings = (await Promise.all(found)).flat();
  const isReady = findings.every(({ urgency }) => urgency === 'may');
  const isForPrograms = values.json;
  console.log(isForPrograms ? JSON.stringify({ isReady, findings }, null, 2) : reportOf(findings));
  // The nightly release goes on, so its page must show what will not wait for ever.
  if (process.env['GITHUB_ACTIONS'] && !isForPrograms)
    for (const { rule, urgency, place, found: text } of findings)
      if (urgency === 'may' && rule !== 'setting') console.log(`::warning::${place} ${text}`);
  return isReady;
});
