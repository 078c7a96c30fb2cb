import { createHash } from 'node:crypto';
import { captchaSources, measuringSources } from './sources.ts';
import type { PolicyContext } from './policy-context.ts';

const quoted = (hash: string) => `'${hash}'`;

/** The Content-Security-Policy of every page. */
export function contentSecurityPolicy(context: PolicyContext): string {
  const { scriptHashes, styleHashes, apiOrigin, assetOrigin, trustPolicies } = context;
  const captcha = captchaSources(context.captchaOrigin);
  const measuring = measuringSources(context);
  // A host without a scheme has the scheme of the page, and every character counts.
  const short = (sources: readonly string[]) =>
    sources.map((source) => (source === context.consentOrigin ? source : source.replace('https://', '')));
  const frames = [...captcha.frames, ...short(measuring.frames)];
  const isAllowedAnyway = (call: string) => measuring.calls.some((origin) => call.startsWith(`${origin}/`));
  const calls = [...captcha.calls.filter((call) => !isAllowedAnyway(call)), ...short(measuring.calls)];
  const api = apiOrigin ? [apiOrigin] : [];
  const own = ["'self'", ...short(assetOrigin ? [assetOrigin] : [])].join(' ');
  // `https:` does not cover plain http, which only a developer's machine has.
  const plain = [...api, assetOrigin ?? ''].filter((origin) => origin.startsWith('http:'));
  const directives = [
    ["default-src 'none'"],
    [`script-src ${own}`, ...scriptHashes.map(quoted), ...captcha.scripts, ...short(measuring.scripts)],
    [`style-src ${own}`, ...styleHashes.map(quoted), ...measuring.styles],
    // Partners have their logos and pictures on their hosts.
    ["img-src 'self' data: https:", ...plain],
    ["connect-src 'self'", ...api, ...calls],
    ...(frames.length > 0 ? [['frame-src', ...frames]] : []),
    [`font-src ${own}`],
    [`media-src ${own}`],
    ["manifest-src 'self'"],
    ["form-action 'self'"],
    ["base-uri 'none'"],
    ["frame-ancestors 'none'"],
    ...(trustPolicies ? [["require-trusted-types-for 'script'"], ['trusted-types', ...trustPolicies]] : []),
    ...(apiOrigin.startsWith('https:') ? [['upgrade-insecure-requests']] : []),
    ...reportDirectives(context),
  ];
  return directives.map((parts) => parts.join(' ')).join('; ');
}

/** Headers by which browsers report violations. None without an address. */
export const reportingHeaders = ({ reportUrl }: PolicyContext): Readonly<Record<string, string>> =>
  reportUrl ? { 'Reporting-Endpoints': `csp="${reportUrl}"` } : {};

/** Not every browser knows the newer of the two. */
const reportDirectives = ({ reportUrl }: PolicyContext) =>
  reportUrl ? [[`report-uri ${reportUrl}`], ['report-to csp']] : [];

/** The hash by which the policy lets an inline script or style run. `text` is all between its tags. */
export function cspHashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
