import { loadEnv } from 'vite';

import { findLaunchProblems, readInput, reportOf } from '../launch/launch-check.ts';
import { paths } from '../support/paths.ts';
import { runCommand } from '../support/run-command.ts';

// npm run launch-check [-- --json]: ends with 1 while something stops a release.
await runCommand({ options: { json: { type: 'boolean' } } }, async ({ values }) => {
  const findings = await findLaunchProblems(await readInput(loadEnv('production', paths.root, '')));
  const isReady = findings.every(({ urgency }) => urgency === 'may');
  const isForPrograms = values.json;
  console.log(isForPrograms ? JSON.stringify({ isReady, findings }, null, 2) : reportOf(findings));
  // The nightly release continues, so its page must show the warnings.
  if (process.env['GITHUB_ACTIONS'] && !isForPrograms)
    for (const { rule, urgency, place, found } of findings)
      if (urgency === 'may' && rule !== 'setting' && rule !== 'owner')
        console.log(`::warning::${place} ${found}`);
  return isReady;
});
