import { baseOf } from '#scripts/hosts/base-of.ts';
import { languageBases } from '#scripts/hosts/language-base.ts';
import { platformPages } from '#src/routes.ts';

const ownPaths = new Set<string>(Object.values(platformPages));

const isRegistration = (path: string) =>
  /^\/registration\/.+$/.test(path.slice(baseOf(path, languageBases).length));

/** Whether the platform, and not this site, answers a path in production. */
export function isPlatformPath(path: string): boolean {
  return ownPaths.has(path) || isRegistration(path);
}

const apiPaths =
  /^\/(?:(?:(?:file|user|project)\/api|media|recaptcha|gtag|g|__preview)\/|(?:hits|messages|__faults)$)/;

/** Whether the sample API, and not the site, answers a path on a server that has both. */
export const isPlatformApiPath = (path: string): boolean => apiPaths.test(path);
