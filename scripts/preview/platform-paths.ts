import { platformPages } from '#src/routes.ts';

const ownPaths = new Set<string>(Object.values(platformPages));

/** Every path below `/registration/`, with or without a language before it. */
const registrationPath = /^(?:\/[a-z]{2})?\/registration\/.+$/;

/** Whether the platform, and not this site, answers a path in production. */
export function isPlatformPath(path: string): boolean {
  return ownPaths.has(path) || registrationPath.test(path);
}

const apiPaths =
  /^\/(?:(?:(?:file|user|project)\/api|media|recaptcha|gtag|g|__preview)\/|(?:hits|messages|__faults)$)/;

/** Whether the sample API, and not the site, answers a path on a server that has both. */
export const isPlatformApiPath = (path: string): boolean => apiPaths.test(path);
