import { stat } from 'node:fs/promises';
import { join } from 'node:path';

import { loadEnv } from 'vite';

import { languageCodes, languages } from '#content/languages.ts';
import { redirects } from '#content/redirects.ts';
import { baseOf } from '#scripts/hosts/base-of.ts';
import { cspHashOf } from '#scripts/hosts/content-security-policy.ts';
import { languageBases } from '#scripts/hosts/language-base.ts';
import { parsePolicyContext, POLICY_FILE, type PolicyContext } from '#scripts/hosts/policy-context.ts';
import { captchaOriginOf, measuringOriginsOf, trustPoliciesOf } from '#scripts/hosts/sources.ts';
import { renderCloudflare } from '#scripts/hosts/render-cloudflare.ts';
import { renderHosts } from '#scripts/hosts/render-hosts.ts';
import { hostSite } from '#scripts/hosts/site-paths.ts';
import type { LegalEntry } from '#src/model/legal.schema.ts';
import { type LegalId, pathIn, type RouteId, routeIds } from '#src/routes.ts';
import { assetOrigin } from '#scripts/support/asset-origin.ts';
import { emptyFolder } from '#scripts/support/empty-folder.ts';
import { listFiles } from '#scripts/support/list-files.ts';
import { paths } from '#scripts/support/paths.ts';
import { writeFiles } from '#scripts/support/write-files.ts';
import type { InlineParts } from '#scripts/build/inline-parts.ts';

/** Addresses of each legal document that redirect. */
type FormerAddresses = ReadonlyMap<LegalId, Pick<LegalEntry, 'formerPaths' | 'formerComparisons'>>;

/**
 * The input of the headers: inline texts, former paths and settings.
 * @throws Error when a setting is not valid, a former path is declared twice, or is the path of a page
 */
export function makePolicy(inline: InlineParts, documents: FormerAddresses): PolicyContext {
  // As the bundler reads it, from the environment or an .env file: header and code must name one origin.
  const env = loadEnv('production', paths.root, ['VITE_', 'CSP_']);
  const origins = {
    apiOrigin: env['VITE_API_ORIGIN'] ?? '',
    assetOrigin: assetOrigin || undefined,
    mainHosts: env['VITE_MAIN_HOSTS'] || undefined,
    captchaOrigin: captchaOriginOf(env),
    ...measuringOriginsOf(env),
    trustPolicies: trustPoliciesOf(env),
    reportUrl: env['CSP_REPORT_URL'] || undefined,
  };
  return policyContext(inline, origins, documents);
}

/** Writes `_headers` and `_redirects`, and to `deploy/` the formats of other hosts and the policy itself. */
export async function writeHeaders(context: PolicyContext): Promise<void> {
  const films = (await listFiles(join(paths.dist, 'films'))).map(async (name) => {
    const { size } = await stat(join(paths.dist, 'films', name));
    return [`/films/${name}`, size] as const;
  });
  const sizes = Object.fromEntries(await Promise.all(films));
  const host = hostSite(context, await listFiles(paths.dist), sizes);
  const policy = { [POLICY_FILE]: `${JSON.stringify(context, null, 2)}\n` };
  await emptyFolder(paths.deploy);
  await writeFiles(paths.deploy, { ...(await renderHosts(host)), ...policy });
  await writeFiles(paths.dist, renderCloudflare(context));
}

/** @throws Error when a former path is declared twice, or is the path of a page. */
export function policyContext(
  inline: InlineParts,
  origins: Omit<PolicyContext, 'scriptHashes' | 'styleHashes' | 'redirects'>,
  documents: FormerAddresses,
): PolicyContext {
  const all = [
    ...redirects.flatMap(({ from, to }) => inEveryLanguage(from, to)),
    ...[...documents].flatMap(([id, { formerPaths, formerComparisons }]) => [
      ...formerPaths.flatMap((from) => inEveryLanguage(from, id)),
      ...formerComparisons,
    ]),
  ];
  assertOnlyFormer(all.map(({ from }) => from));
  return parsePolicyContext({
    scriptHashes: inline.scripts.filter(Boolean).map(cspHashOf),
    styleHashes: inline.styles.filter(Boolean).map(cspHashOf),
    ...origins,
    redirects: all,
  });
}

/** A former path and the page, in each language. A path below the base of a language (`/ar/old`) is of that one alone. */
function inEveryLanguage(from: string, id: RouteId) {
  const base = baseOf(from, languageBases);
  const codes = base ? languageCodes.filter((code) => languages[code].base === base) : languageCodes;
  return codes.map((code) => ({
    from: base ? from : `${languages[code].base}${from}`,
    to: pathIn(code, id),
  }));
}

/** Hosts and people do not tell capitals apart. */
function assertOnlyFormer(former: readonly string[]): void {
  const pages = new Set(
    languageCodes.flatMap((code) => routeIds.map((id) => pathIn(code, id).toLowerCase())),
  );
  const lowered = former.map((path) => path.toLowerCase());
  const taken = former.filter((_, index) => {
    const path = lowered[index] ?? '';
    return pages.has(path) || lowered.indexOf(path) !== index;
  });
  if (taken.length === 0) return;
  throw new Error(
    `${taken.join(', ')}: a former path must be declared once and must not be a page. ` +
      'Look in content/redirects.ts and at formerPaths in content/legal/*.mdx.',
  );
}
