import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { site } from '#content/site.ts';
import type { Finding } from '#scripts/support/findings.ts';
import { lineOfValue } from '#scripts/support/locate-value.ts';
import { paths } from '#scripts/support/paths.ts';
import type { ConsentTool } from '#src/model/site.schema.ts';

type Env = Readonly<Record<string, string | undefined>>;

const remedies: Readonly<Record<ConsentTool, string>> = {
  'built-in': 'set VITE_GA_ID or VITE_ADS_ID and no VITE_CONSENT_SCRIPT',
  vendor: 'set VITE_CONSENT_SCRIPT',
  none: 'set none of VITE_GA_ID, VITE_ADS_ID and VITE_CONSENT_SCRIPT',
};

/** The tool of a build with these settings, as `src/platform/services/service-settings.ts` has it. */
export function builtTool(env: Env): ConsentTool {
  if (env['VITE_CONSENT_SCRIPT']) return 'vendor';
  return env['VITE_GA_ID'] || env['VITE_ADS_ID'] ? 'built-in' : 'none';
}

/** One finding when the legal documents read for another consent tool than a build with these settings runs. */
export async function findConsentProblem(
  env: Env,
  declared: ConsentTool = site.consentTool,
): Promise<readonly Finding[]> {
  const tool = builtTool(env);
  if (tool === declared) return [];
  const file = 'content/site.ts';
  const line = lineOfValue(await readFile(join(paths.root, file), 'utf8'), 'site', ['consentTool']);
  const message = `consentTool is '${declared}', and a build with these settings has '${tool}': ${remedies[declared]}, or write '${tool}' and change the cookie and privacy policies, which describe '${declared}'`;
  return [{ file, line, message }];
}
