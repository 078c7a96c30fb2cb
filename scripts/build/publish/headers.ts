import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { loadEnv } from 'vite';
import { z } from 'zod';

import { redirects } from '#content/redirects.ts';
import { captchaOriginOf } from '#scripts/hosts/captcha-sources.ts';
import { cspHashOf } from '#scripts/hosts/content-security-policy.ts';
import { measuringOriginsOf } from '#scripts/hosts/measuring-sources.ts';
import { parsePolicyContext, type PolicyContext } from '#scripts/hosts/policy-context.ts';
import { renderCloudflare } from '#scripts/hosts/render-cloudflare.ts';
import { renderHosts } from '#scripts/hosts/render-hosts.ts';
import { type HostSite, pagesOf } from '#scripts/hosts/site-paths.ts';
import { href, routeIdOf, routes } from '#src/routes.ts';
import { formerComparisons } from '#scripts/legal/compare/comparisons.ts';
import { formerPages } from '#scripts/legal/read/front-matter.ts';
import type { LegalDocument, LegalDocuments } from '#scripts/legal/read/read-documents.ts';
import { paths } from '#scripts/support/paths.ts';
import type { PolicyInputs } from '#scripts/build/vite/policy-inputs.ts';

const inputsSchema: z.ZodType<PolicyInputs> = z.object({
  inlineScripts: z.array(z.string()),
  inlineStyles: z.array(z.string()),
});

/** Writes `_headers` and `_redirects`, the formats of other hosts to `deploy/`, and `policy.json` for the preview. */
export async function writeHeaders(documents: LegalDocuments): Promise<void> {
  const inputs = inputsSchema.parse(JSON.parse(await readFile(join(paths.work, 'inline.json'), 'utf8')));
  // As the bundler reads it, from the environment or an .env file: header and code must name one origin.
  const env = loadEnv('production', paths.root, ['VITE_', 'CSP_']);
  const origins = {
    apiOrigin: env['VITE_API_ORIGIN'] ?? '',
    captchaOrigin: captchaOriginOf(env),
    ...measuringOriginsOf(env),
  };
  const context = parsePolicyContext({
    ...policyContext(inputs, origins, documents),
    reportUrl: env['CSP_REPORT_URL'] || undefined,
  });
  const { _headers, _redirects } = renderCloudflare(context);
  await mkdir(paths.work, { recursive: true });
  await Promise.all([
    writeFile(join(paths.work, 'policy.json'), `${JSON.stringify(context, null, 2)}\n`),
    writeFile(join(paths.dist, '_headers'), _headers),
    writeFile(join(paths.dist, '_redirects'), _redirects),
    writeHosts({ context, pages: pagesOf(await readdir(paths.dist, { recursive: true })) }),
  ]);
}

async function writeHosts(host: HostSite): Promise<void> {
  await rm(paths.deploy, { recursive: true, force: true });
  for (const [name, text] of Object.entries(await renderHosts(host))) {
    const file = join(paths.deploy, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** @throws Error when a former path is declared twice, or is the path of a page. */
export function policyContext(
  inputs: PolicyInputs,
  origins: Omit<PolicyContext, 'scriptHashes' | 'styleHashes' | 'redirects'>,
  documents: LegalDocuments,
): PolicyContext {
  const all = [
    ...redirects.map(({ from, to }) => ({ from, to: href(to) })),
    ...documents.flatMap(formerAddresses),
  ];
  assertOnlyFormer(all.map(({ from }) => from));
  return parsePolicyContext({
    scriptHashes: inputs.inlineScripts.filter(Boolean).map(cspHashOf),
    styleHashes: inputs.inlineStyles.filter(Boolean).map(cspHashOf),
    ...origins,
    redirects: all,
  });
}

const formerAddresses = (document: LegalDocument) => [
  ...formerPages(document.current.frontMatter).map((from) => ({ from, to: routes[document.id] })),
  ...formerComparisons(document),
];

function assertOnlyFormer(former: readonly string[]): void {
  const taken = former.filter((path, index) => routeIdOf(path) || former.indexOf(path) !== index);
  if (taken.length === 0) return;
  throw new Error(
    `${taken.join(', ')}: a former path must be declared once and must not be a page. ` +
      'Look in content/redirects.ts and at formerPaths in content/legal/*.mdx.',
  );
}
