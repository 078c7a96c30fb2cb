import { performance } from 'node:perf_hooks';

import { rule as completeHead } from '#scripts/checks/complete-head.ts';
import { rule as facts } from '#scripts/checks/facts.ts';
import { rule as forbiddenFiles } from '#scripts/checks/forbidden-files.ts';
import { rule as images } from '#scripts/checks/images.ts';
import { rule as inlineCode } from '#scripts/checks/inline-code.ts';
import { rule as links } from '#scripts/checks/links.ts';
import { rule as localFiles } from '#scripts/checks/local-files.ts';
import { rule as oneH1 } from '#scripts/checks/one-h1.ts';
import { rule as ownLanguage } from '#scripts/checks/own-language.ts';
import { rule as plainText } from '#scripts/checks/plain-text.ts';
import { rule as securityTxtExpiry } from '#scripts/checks/security-txt-expiry.ts';
import { rule as sitemapComplete } from '#scripts/checks/sitemap-complete.ts';
import type { Check, CheckedSite, Sources } from '#scripts/checks/support/check.ts';
import { rule as uniqueTitles } from '#scripts/checks/unique-titles.ts';
import { rule as wordCount } from '#scripts/checks/word-count.ts';
import { writtenFinding } from '#scripts/support/findings.ts';

const siteRules: readonly Check[] = [
  oneH1,
  uniqueTitles,
  completeHead,
  images,
  inlineCode,
  localFiles,
  links,
  ownLanguage,
  sitemapComplete,
  forbiddenFiles,
  plainText,
  securityTxtExpiry,
  wordCount,
];

export const rules: readonly Check[] = [...siteRules, facts];

/** Runs the rule of the sources, which needs nothing built. @throws Error with all findings, grouped by rule, when there are any. */
export const checkSources = (sources: Sources): Promise<void> => runRules([facts], sources);

/** Runs the rules of the built site, in the same way. */
export const runChecks = (site: CheckedSite): Promise<void> => runRules(siteRules, site);

export async function runRules<Subject>(
  checks: readonly Check<Subject>[],
  subject: Subject,
  print = console.log,
): Promise<void> {
  const groups: string[] = [];
  let count = 0;
  for (const { name, run } of checks) {
    const started = performance.now();
    const findings = await run(subject);
    const mark = findings.length === 0 ? '✓' : '✗';
    print(`    ${mark} ${name.padEnd(22)} ${Math.round(performance.now() - started)} ms`);
    count += findings.length;
    if (findings.length > 0)
      groups.push([`${name} (${findings.length})`, ...findings.map(writtenFinding)].join('\n  '));
  }
  if (count > 0) throw new Error(`The site has ${count} fault(s):\n\n${groups.join('\n\n')}\n`);
}
