import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Page } from '@playwright/test';

import { reasonsToPass } from './ibm-reasons.ts';

const require = createRequire(import.meta.url);

/** The engine itself: the package around it fetches rules from a host. */
const engine = readFileSync(require.resolve('accessibility-checker-engine/ace.js'), 'utf8');

type Result = {
  readonly ruleId: string;
  /** How grave, and whether it holds: only a `FAIL` is sure. */
  readonly value: readonly [level: string, verdict: string];
  readonly path: { readonly dom: string };
  readonly message: string;
  readonly snippet: string;
};

declare global {
  var ace: {
    readonly Checker: new () => {
      readonly check: (
        node: Document,
        rulesets: readonly string[],
      ) => Promise<{ readonly results: readonly Result[] }>;
    };
  };
}

/** Loads the engine into the page, once per page. */
export const bringChecker = (page: Page) => page.evaluate(`${engine}\n;globalThis.ace = ace;`);

/** The certain findings of IBM's checker on the page: one line per element that breaks a rule. */
export async function checkerFaults(page: Page): Promise<readonly string[]> {
  const results = await page.evaluate(async () => {
    const report = await new ace.Checker().check(document, ['WCAG_2_2']);
    return report.results.map(({ ruleId, value, path, message, snippet }) => ({
      ...{ ruleId, value, message, snippet },
      path: { dom: path.dom },
    }));
  });
  return results
    .filter(({ value: [, verdict] }) => verdict === 'FAIL')
    .filter(
      ({ ruleId, snippet }) => !reasonsToPass.some((one) => one.rule === ruleId && one.on.test(snippet)),
    )
    .map(({ ruleId, message, path, snippet }) => `${ruleId}: ${message} ${path.dom} ${snippet}`);
}
