import { writeFile } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';

import { rule as facts } from '#scripts/checks/facts/typed-figures.ts';
import { siteRules } from '#scripts/checks/rules.ts';
import type { Check, CheckedSite, Sources } from '#scripts/checks/support/built-site.ts';
import { assertNoFindings, type Finding } from '#scripts/support/findings.ts';
import { paths } from '#scripts/support/paths.ts';

/** Runs the rules of the sources, which need nothing built. @throws FindingsError with all findings, when there are any */
export const checkSources = (sources: Sources): Promise<void> => runRules([facts], sources);

/** Runs the rules of the built site, in the same way. The site is there even if they fail, so `npm run preview` warns of it. */
export const runChecks = (site: CheckedSite): Promise<void> =>
  runRules(siteRules, site).catch(async (error: unknown) => {
    await writeFile(paths.failedChecks, String(error));
    throw error;
  });

async function runRules<Subject>(checks: readonly Check<Subject>[], subject: Subject): Promise<void> {
  const all: Finding[] = [];
  for (const { name, run } of checks) {
    const started = performance.now();
    const findings = await run(subject);
    const mark = findings.length === 0 ? '✓' : '✗';
    console.log(`    ${mark} ${name.padEnd(22)} ${Math.round(performance.now() - started)} ms`);
    all.push(...findings.map((one) => ({ ...one, rule: name })));
  }
  assertNoFindings(all, `The site has ${all.length} problem(s):\n`);
}
